"""Somebody without Node installs the wheel into a new environment and has the whole web application."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.running import free_port

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "src/trictrac/web"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The folder of a clean environment with ``wheel[server]``, every version as locked."""
    assert (PAGES / "index.html").is_file(), "run `make web` first"
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    uv, python = [sys.executable, "-m", "uv"], folder / "env/bin/python"
    export = [*uv, "export", "--frozen", "--quiet", "--extra=server", "--no-emit-project", "--no-hashes"]
    (folder / "pins.txt").write_bytes(subprocess.run(export, cwd=ROOT, check=True, capture_output=True).stdout)
    subprocess.run([*uv, "venv", "--quiet", "--python", sys.executable, folder / "env"], check=True)
    install = [*uv, "pip", "install", "--quiet", "--python", python, "-c", folder / "pins.txt", f"{wheel}[server]"]
    subprocess.run(install, check=True)
    return folder / "env"


def environment(installed, folder):
    """No Node, no working copy: only the environment, and a data folder of its own."""
    kept = {name: value for name, value in os.environ.items() if name in ("HOME", "LANG", "NUMBA_CACHE_DIR")}
    return {**kept, "PATH": f"{installed}/bin", "TRICTRAC_DATA": str(folder), "TRICTRAC_RATE": "1000"}


def wait_for(url, process, log):
    end = time.monotonic() + 120  # the first start compiles the kernel
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text()
        try:
            if httpx.get(f"{url}/healthz", timeout=1).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise AssertionError(log.read_text())


def test_the_installed_wheel_serves_every_file_of_the_application(installed, tmp_path):
    port = free_port()
    url, log = f"http://127.0.0.1:{port}", tmp_path / "log"
    with log.open("wb") as file:
        command = [str(installed / "bin/trictrac"), "serve", "--port", str(port)]
        process = subprocess.Popen(
            command, cwd=tmp_path, env=environment(installed, tmp_path), stdout=file, stderr=subprocess.STDOUT
        )
    try:
        wait_for(url, process, log)
        seen, waiting = {}, ["/"]
        with httpx.Client(base_url=url) as client:
            while waiting:
                address = waiting.pop()
                answer = client.get(address)
                assert answer.status_code == 200, address
                seen[address] = answer
                if answer.headers["content-type"].startswith("text/"):
                    named = re.findall(
                        r"""["'`(](?:/|\./)?((?:assets/)?[\w.-]+-[\w-]{8}\.(?:js|css|woff2?|svg|json|net|wasm))["'`)]""",
                        answer.text,
                    )
                    named = [name if name.startswith("assets/") else f"assets/{name}" for name in named]
                    named += re.findall(r'(?:src|href)="/([^"]+)"', answer.text) if address == "/" else []
                elif address.endswith(".webmanifest"):
                    named = [icon["src"] for icon in answer.json()["icons"]]
                else:
                    named = []
                waiting += [f"/{name}" for name in set(named) if f"/{name}" not in seen and f"/{name}" not in waiting]
        built = {
            f"/{file.relative_to(PAGES)}"
            for file in PAGES.rglob("*")
            if file.suffix not in (".br", ".gz") and file.is_file()
        }
        assert set(seen) - {"/"} == built - {"/index.html"}
        for address, answer in seen.items():
            if address.startswith("/assets/"):
                assert "immutable" in answer.headers["cache-control"]
        scripts = [answer for address, answer in seen.items() if address.endswith(".js")]
        assert any(answer.headers.get("content-encoding") == "gzip" for answer in scripts)
        assert httpx.get(f"{url}/table/anything").text == seen["/"].text
    finally:
        process.terminate()
        assert process.wait(20) in (0, -signal.SIGTERM)


def test_the_wheel_carries_the_kernel_and_the_nets_for_the_browser(installed):
    (package,) = installed.glob("lib/python*/site-packages/trictrac")
    kept = [file for file in (ROOT / "src/trictrac/wasm").iterdir() if file.suffix in (".wasm", ".net")]
    assert len(kept) == 4
    for file in kept:
        assert (package / "wasm" / file.name).read_bytes() == file.read_bytes()


def test_the_wheel_carries_the_yardstick(installed):
    (package,) = installed.glob("lib/python*/site-packages/trictrac")
    assert (package / "players/yardstick/ordinary.jsonl.gz").stat().st_size > 500_000


def test_play_from_the_wheel_says_the_address_and_stops_at_ctrl_c(installed, tmp_path):
    port = free_port()
    command = [str(installed / "bin/trictrac"), "play", "--lang", "fr", "--port", str(port)]
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=environment(installed, tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:  # there is no screen in this environment
        assert process.stdout.readline() == f"Ouvrez cette adresse dans un navigateur\u00a0: http://127.0.0.1:{port}/\n"
        assert f"ssh -L {port}:127.0.0.1:{port} " in process.stdout.readline()
        assert "Trictrac" in httpx.get(f"http://127.0.0.1:{port}/").text
    finally:
        process.send_signal(signal.SIGINT)
        rest = process.communicate(timeout=20)[0]
    assert process.returncode == 130
    assert rest.endswith("À bientôt\u202f; les parties sont gardées.\n")
    assert "Traceback" not in rest
