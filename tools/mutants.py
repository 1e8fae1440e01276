"""Mutants: every way in which one place of a function could be a little wrong.

Constants and fields are left alone: they are chosen, and all that a test could say of them is what
they are.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
}  # fmt: skip
DROPPED = (ast.Raise, ast.AugAssign, ast.Delete, ast.Continue, ast.Break)
"""Statements that may be missing without a name being missed."""
PLAIN = (ast.Name, ast.Attribute, ast.Call, ast.NamedExpr)
"""What is asked as it is: the opposite is asked instead."""
NO_BEHAVIOUR = ("log", "self._log", "assert_never")
"""What a call must not begin with to be worth dropping: the log is for the one who runs the server."""
FALSE = ("None", "False")
"""What is returned where nothing is: one is as good as the other."""
NEVER_HAPPENS = "raise AssertionError"
"""An assertion in other words."""


class Mutant(Struct, frozen=True):
    """One place of a file, and what stands there instead."""

    path: str
    line: int
    start: int
    """Where it begins and ends in the file, in bytes."""
    end: int
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.was} -> {self.now}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.now.encode() + source[self.end :]


def mutants_of(path: Path) -> list[Mutant]:
    """All mutants of a module that are still Python."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node, now in _changes(ast.parse(source)):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        was = source[start:end].decode()
        if was != now:
            found.append(Mutant(str(path), node.lineno, start, end, was, now))
    return found


def _changes(module: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Places of a module with what could stand there; types and assertions do nothing when run."""
    todo: list[ast.AST] = [module]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
            continue
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if ast.unparse(node) == NEVER_HAPPENS or (
            isinstance(node, ast.keyword) and node.arg == "strict"
        ):
            continue
        if isinstance(node, ast.expr | ast.stmt):
            yield from ((node, now) for now in _instead_of(node))
        if isinstance(node, ast.If | ast.While | ast.IfExp) and isinstance(node.test, PLAIN):
            yield node.test, f"(not {ast.unparse(node.test)})"
        if isinstance(node, ast.AnnAssign):
            todo += [node.value] if node.value else []
        elif isinstance(node, ast.Module | ast.ClassDef):
            todo += [one for one in node.body if not isinstance(one, ast.Assign | ast.AnnAssign)]
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            todo += [*node.body, *filter(None, (*node.args.defaults, *node.args.kw_defaults))]
        else:
            todo += [*ast.iter_child_nodes(node)]


def _instead_of(node: ast.expr | ast.stmt) -> Iterator[str]:
    match node:
        case ast.Compare(ops=[op], left=left, comparators=[right]) if type(op) in SWAPPED:
            yield _written(ast.Compare(left, [SWAPPED[type(op)]()], [right]))  # type: ignore[list-item]
        case ast.BoolOp(op=op, values=values):
            yield _written(ast.BoolOp(SWAPPED[type(op)](), values))  # type: ignore[arg-type]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SWAPPED:
            yield _written(ast.BinOp(left, SWAPPED[type(op)](), right))  # type: ignore[arg-type]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _written(operand)
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield str(value + 1)
        case ast.Return(value=ast.expr() as value) if ast.unparse(value) not in FALSE:
            yield "return None"
        case ast.Expr(value=ast.Call(func=called) | ast.Await(value=ast.Call(func=called))):
            if not ast.unparse(called).startswith(NO_BEHAVIOUR):
                yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case _:
            if isinstance(node, DROPPED):
                yield "pass"


def _written(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
