"""A model that was written from docs/ alone, beside the program. PHOLIO_SEED repeats a run; PHOLIO_SOAK makes
it 20 000 commands."""

import os
import random
import unittest
from concurrent.futures import ThreadPoolExecutor

from driver import drive

COMMANDS = 20_000 if "PHOLIO_SOAK" in os.environ else 500
# In each library. Galleries grow, and a long history is no other than a short one.
AT_ONCE = 125


class ModelTests(unittest.TestCase):
    def test_random_commands_do_what_the_docs_say(self):
        seed = int(os.environ.get("PHOLIO_SEED") or random.randrange(1 << 32))
        seeds = range(seed, seed + COMMANDS // AT_ONCE)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            runs = [pool.submit(drive, seed, AT_ONCE) for seed in seeds]
        failed = [run.exception() for run in runs if run.exception()]
        if failed:
            short = "\n".join(str(error).split("\n")[0] for error in failed)
            self.fail(
                f"{len(failed)} of {len(runs)} runs (again: PHOLIO_SEED={seed} make test-model):\n{short}\n"
                f"The first: {failed[0]}")


if __name__ == "__main__":
    unittest.main()
