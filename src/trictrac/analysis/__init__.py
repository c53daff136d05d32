"""What a game was worth, coup by coup: every decision weighed, every throw's luck, in the form's own unit.

>>> from pathlib import Path
>>> from trictrac.analysis import analyse_file
>>> report = analyse_file(Path("examples/records/lepeintre-1.txt"))[0]
>>> all(player.result - player.start == player.skill + player.luck for player in report.players)
True
"""

from trictrac.analysis.analyse import analyse, analyse_file
from trictrac.analysis.judging import DEPTHS, AnalysisDepth
from trictrac.analysis.report import AnalysisReport, PlayerReport, ReportedDecision

__all__ = ["DEPTHS", "AnalysisDepth", "AnalysisReport", "PlayerReport", "ReportedDecision", "analyse", "analyse_file"]
