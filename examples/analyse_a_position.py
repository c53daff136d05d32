"""What can be done with a throw, best first, and what the position is worth: python examples/analyse_a_position.py."""

import trictrac


def main() -> None:
    """Prints the three best plays of a first throw, the book's own, and a rollout."""
    start = trictrac.Position()
    net = trictrac.engine("net")
    for choice in net.analyse(start, "6-4")[:3]:
        print(f"{choice.play!s:8} wins {choice.chances.win:.1%}, costs {choice.loss:.4f}")
    known = trictrac.book_play(start, "6-4")
    if known:
        print(f"the opening book plays {known.play}")
    value = net.rollout(start, trials=1296, coups=6)
    print(f"the first to throw wins {value.mean:+.3f} games on average ({value.low:+.3f} to {value.high:+.3f})")


if __name__ == "__main__":
    main()
