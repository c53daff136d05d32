"""Records of whole sessions as readable text: written, read by visitors, judged again (docs/notation.md)."""

from trictrac.records.book import book
from trictrac.records.check import Checker, Verdict, check
from trictrac.records.games import from_game
from trictrac.records.header import Header
from trictrac.records.logs import read_any, read_log
from trictrac.records.problem import Problem, RecordError, Where
from trictrac.records.reader import read
from trictrac.records.referee import Referee, WrongRecordError
from trictrac.records.steps import Step, Stepper, Tour
from trictrac.records.visitor import Comment, EventBuilder, Flow, HeaderOnly, HeadVisitor, Record, Visitor
from trictrac.records.writer import Transcriber, Writer, dump, write

__all__ = [
    "Checker",
    "Comment",
    "EventBuilder",
    "Flow",
    "HeadVisitor",
    "Header",
    "HeaderOnly",
    "Problem",
    "Record",
    "RecordError",
    "Referee",
    "Step",
    "Stepper",
    "Tour",
    "Transcriber",
    "Verdict",
    "Visitor",
    "Where",
    "Writer",
    "WrongRecordError",
    "book",
    "check",
    "dump",
    "from_game",
    "read",
    "read_any",
    "read_log",
    "write",
]
