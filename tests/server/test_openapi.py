"""Any request that the OpenAPI allows, and many that it does not: answered as it says, and never with a 500."""

import contextlib
import os

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.load.server import cookie_of
from tests.server.running import SECRET, ServerThread
from trictrac.server.app import create_app
from trictrac.server.settings import Settings

EXAMPLES = int(os.environ.get("TRICTRAC_EXAMPLES", "10"))
"""Requests of each kind for each address; a proof sets it higher."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(create_app(Settings(database_url="sqlite://", secret=SECRET)).openapi())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = ServerThread(f"sqlite:///{tmp_path_factory.mktemp('openapi')}/tables.sqlite", rate=1e6)
    quotas = server.house.quotas
    for limits in (
        server.house.logins,
        *(quota.people for quota in (quotas.openings, quotas.advice, quotas.studies, quotas.talk)),
    ):
        limits.rate = limits.burst = 1e9
    yield server
    server.stop()


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("label", list(OPERATIONS))
def test_every_request_is_answered_as_described(server, label, mode):
    """``positive`` requests are as the schema wants them, ``negative`` ones break it somewhere."""

    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(data=st.data())
    def ask(data):
        case = data.draw(OPERATIONS[label].as_strategy(generation_mode=mode))
        case.call_and_validate(
            base_url=server.url, checks=CHECKS, headers={"Cookie": cookie_of("schemathesis")}, timeout=30
        )

    with contextlib.suppress(Unsatisfiable):  # a request without parameters has nothing that could be wrong
        ask()
