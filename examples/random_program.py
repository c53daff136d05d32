"""A player of one's own, which knows no rule: it takes any choice it is offered (docs/engine.md).

trictrac arena --program "python3 examples/random_program.py" greedy --games 20
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    choice = random.Random(question["seed"]).choice(question["choices"])
    print(json.dumps({"id": question["id"], "choice": choice}), flush=True)
