"""Metrics and logs for machines: complete, on a port of their own, without names and codes."""

import json
import logging
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from standoff.server.logs import JsonLines
from tests.server.serving import on_a_loop, served, table
from tests.server.test_handshake import GOOD, answer
from tests.server.test_pages import fetched

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


async def told(port: int) -> str:
    return (await fetched(f"http://127.0.0.1:{port}/metrics")).body.decode()


@on_a_loop
async def test_metrics_count_tables_people_rows_and_abuse_and_name_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with served(tmp_path, metrics=("127.0.0.1", 0)) as server:
        (port,) = [
            int(found[1])
            for line in caplog.messages
            if (found := re.search(r"metrics are told on .* port (\d+)", line))
        ]
        async with table(server.origin, players=4) as devices:
            said = await told(port)
            code = devices[0].admitted.code
        assert (await fetched(server.origin + "/metrics")).status == 404, "it is not public"
        assert (await fetched(f"http://127.0.0.1:{port}/healthz")).status == 404
        assert (await answer(port, GOOD)).startswith(b"HTTP/1.1 404 ")
    families = {family.name: family for family in text_string_to_metric_families(said)}
    value = {
        (sample.name, *sample.labels.values()): sample.value
        for family in families.values()
        for sample in family.samples
    }
    assert value["standoff_tables", "lobby"] == 1
    assert value["standoff_lines",] == 4
    assert value["standoff_connections", "known"] == 4
    assert value["standoff_journal_rows_total",] >= 5
    assert value["standoff_journal_seconds_count",] > 0
    assert value["standoff_ready",] == 1
    assert "process_resident_memory_bytes" in families
    assert code not in said
    assert "Ada" not in said
    asked = {
        name
        for panel in json.loads(DASHBOARD.read_text())["panels"]
        for target in panel.get("targets", [])
        for name in re.findall(r"\b(?:standoff|process)_\w+", target["expr"])
    }
    known = {sample.name for family in families.values() for sample in family.samples}
    # What nobody has done yet is not counted yet, but named.
    known |= {f"{name}_total" for name in families}
    assert len(asked) > 8
    assert asked <= known, asked - known


def test_a_line_of_the_log_is_one_object_without_what_a_fault_says() -> None:
    fault = ValueError("Ada holds a Bang!")
    record = logging.LogRecord(
        "standoff.server.house", logging.ERROR, "", 1, "room %s is closed: %s", ("BCDF", "it is\ndamaged"),
        (ValueError, fault, None),
    )  # fmt: skip
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "Bang" not in line
    said = json.loads(line)
    assert said["event"] == "room %s is closed: %s"
    assert said["message"] == "room BCDF is closed: it is\ndamaged"
    assert (said["level"], said["from"], said["fault"]) == (
        "error",
        "standoff.server.house",
        "ValueError",
    )
