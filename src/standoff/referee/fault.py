"""What is wrong with a scenario, where, and in whose entry."""


class ScenarioError(ValueError):
    """An illegal scenario."""

    def __init__(self, problem: str, *, round_: int | None = None, who: str | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.round = round_
        self.who = who

    def __str__(self) -> str:
        place = [] if self.round is None else [f"round {self.round}"]
        person = [] if self.who is None else [self.who]
        return ": ".join([*place, *person, self.problem])
