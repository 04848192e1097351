"""The schemas of Resources/schemas, closed: a key that none of them names is an error here.

The files themselves are open, since later versions may print more keys, and a program that checks what it
reads must not stop at them.
"""

import json

from jsonschema import Draft202012Validator, validators
from referencing import Registry, Resource

from program import ROOT

FOLDER = ROOT / "Resources/schemas"
# What verbs share.
SHARED = "defs"


def load():
    return {path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}


def closed(schema):
    """The same schema where no object may have other keys. Names that end in _keys are parts of objects."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: value if key.endswith("_keys") else closed(value) for key, value in schema.items()}
    for key in schema:
        if key.endswith("_keys"):
            result[key] = {name: closed(value) for name, value in schema[key].items()}
    if schema.get("type") == "object" and "additionalProperties" not in schema:
        result["unevaluatedProperties"] = False
    return result


class Schemas:
    """Validates what verbs print, and remembers which of the documented keys were there."""

    def __init__(self):
        self.closed = {name: closed(schema) for name, schema in load().items()}
        self.met = set()
        resources = [
            (f"{name}.json", Resource.from_contents(schema)) for name, schema in self.closed.items()]
        self.registry = Registry().with_resources(resources)
        properties = Draft202012Validator.VALIDATORS["properties"]

        def remembering(validator, keys, instance, schema):
            if isinstance(instance, dict):
                self.met.update((id(keys), key) for key in keys if key in instance)
            return properties(validator, keys, instance, schema)

        self.validator = validators.extend(Draft202012Validator, {"properties": remembering})

    def errors(self, verb, value):
        validator = self.validator(self.closed[verb], registry=self.registry)
        return [f"{verb}{error.json_path[1:]}: {error.message}" for error in validator.iter_errors(value)]

    @property
    def unmet(self):
        """Keys that are documented, and that nothing has printed."""
        found = []

        def walk(schema, path):
            if isinstance(schema, list):
                for item in schema:
                    walk(item, path)
            elif isinstance(schema, dict):
                keys = schema.get("properties", {})
                found.extend(f"{path}: {key}" for key in keys if (id(keys), key) not in self.met)
                for key, value in schema.items():
                    walk(value, path if key in ("properties", "$defs", "items") else f"{path}.{key}")

        for name, schema in self.closed.items():
            walk(schema, name)
        return found
