"""types.py API.JSON: prints what a schema describes as declarations of TypeScript, to check scripts by."""

import json
import sys

PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def type_of(schema):
    if "$ref" in schema:
        return schema["$ref"].rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return " | ".join(one_of(kind, schema) for kind in kinds)


def one_of(kind, schema):
    if kind == "array":
        return f"({type_of(schema['items'])})[]"
    if kind == "object":
        return "{ " + " ".join(fields_of(schema)) + " }"
    return PLAIN[kind]


def fields_of(schema):
    for name, value in schema["properties"].items():
        optional = "" if name in schema.get("required", []) else "?"
        words = f"/** {value['description']} */ " if "description" in value else ""
        yield f"{words}{name}{optional}: {type_of(value)};"


with open(sys.argv[1]) as file:
    definitions = json.load(file)["$defs"]
print("// Made from server/api.json.")
print("declare namespace Api {")
for name, schema in definitions.items():
    print(f"  interface {name} {{")
    for field in fields_of(schema):
        print(f"    {field}")
    print("  }")
print("}")
