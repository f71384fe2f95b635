"""A service that meets a few interactions of the pacts: what a service in any language begins with.

Needs Python 3 and nothing else. `seed.json` has its data, and the states that it can set up. PORT is where to listen.
Each operation that is added to `operations`, and each state that is added to the seed, meets more interactions.
"""

import http.server
import json
import os
import pathlib
import re
import secrets
import urllib.error
import urllib.parse
import urllib.request

seed = json.loads((pathlib.Path(__file__).parent / "seed.json").read_text(encoding="utf-8"))
statuses = {
    "badRequest": 400,
    "signedOut": 401,
    "forbidden": 403,
    "notFound": 404,
    "sessionTaken": 481,
    "sessionEnded": 482,
    "tokenInvalid": 498,
    "notImplemented": 501,
}
longest_body = 100_000

# The sessions by token: their user (None for a limited visitor), and why they have ended.
sessions = {}
# Requests to this machine take no proxy.
directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
# The values that states have returned, for the requests that are made before an interaction.
known = {}


class Problem(Exception):
    """A failure of the contract."""

    def __init__(self, kind, detail):
        super().__init__(detail)
        self.status = statuses[kind]
        self.body = {"kind": kind, "status": self.status, "title": "The request has failed", "detail": detail}


def begin_session(userId, ended=None):
    """Begins a session. It ends the earlier one of the user, because an account has one session at a time."""
    for session in sessions.values():
        if userId is not None and session["userId"] == userId and session["ended"] is None:
            session["ended"] = "sessionTaken"
    token = secrets.token_urlsafe(24)
    sessions[token] = {"userId": userId, "ended": ended}
    return token


def session_of(headers):
    token = headers.get("Authorization", "").removeprefix("Bearer ")
    if token == "":
        raise Problem("signedOut", "Nobody is signed in, so the request was refused. Sign in.")
    session = sessions.get(token, {"ended": "tokenInvalid"})
    if session["ended"] is not None:
        raise Problem(session["ended"], "The session has ended, so the request was refused. Sign in again.")
    return session


def find(entries, id):
    for entry in entries:
        if entry["id"] == int(id):
            return entry
    raise Problem("notFound", "There is nothing with this id. Check the id.")


# The operations: functions of the session, the body and the parts of the path. They return a body and headers.
def create_session(_, body):
    if body.get("username", "") == "":
        raise Problem("badRequest", "The name is empty, so nobody was signed in. Send a name.")
    for account in seed["users"]:
        if (account["username"], account["password"]) == (body["username"], body.get("password")):
            return account["user"], {"jwt": begin_session(account["user"]["id"])}
    raise Problem("signedOut", "Name and password do not match, so nobody was signed in. Try again.")


def get_current_user(session, _):
    if session["userId"] is None:
        raise Problem("forbidden", "A limited visitor has no account. Sign in as a user.")
    return find([account["user"] for account in seed["users"]], session["userId"]), {}


operations = [
    ("POST", "/auth", create_session),
    ("GET", "/pa-users", get_current_user),
    ("GET", "/project-phases", lambda session, body: (seed["projectPhases"], {})),
    ("GET", r"/project-phases/(\d+)", lambda session, body, id: (find(seed["projectPhases"], id), {})),
    ("GET", r"/projects/byId/(\d+)", lambda session, body, id: (find(seed["projects"], id), {})),
]
open_to_all = [create_session]


def answer(method, path, headers, body):
    for its_method, pattern, operation in operations:
        match = re.fullmatch(pattern, path)
        if its_method == method and match:
            session = None if operation in open_to_all else session_of(headers)
            return operation(session, body, *match.groups())
    raise Problem("notImplemented", f"{method} {path} is not written yet. Add it to operations.")


# The states endpoint. It belongs in a test build only, because it signs users in without a password.
def set_up(state, params, api):
    if state == "a request was made before":
        return make_request(api, **params)
    entry = seed["states"].get(state)
    if entry is None:
        raise Problem("notFound", f'There is no state "{state}" yet. Add it to seed.json.')
    token = {"token": begin_session(**entry["session"])} if "session" in entry else {}
    return {**entry.get("values", {}), **token}


def fill(part):
    """Replaces each ${name} by the value that was returned last. A text that is one placeholder becomes the value."""
    if isinstance(part, dict):
        return {name: fill(value) for name, value in part.items()}
    if isinstance(part, list):
        return [fill(value) for value in part]
    if not isinstance(part, str):
        return part
    only = re.fullmatch(r"\$\{(\w+)\}", part)
    return known[only[1]] if only else re.sub(r"\$\{(\w+)\}", lambda match: str(known[match[1]]), part)


def read(response, body, place):
    if place.startswith("header: "):
        return response.headers[place.removeprefix("header: ")]
    for name in place.split("/")[1:]:
        body = body[int(name)] if isinstance(body, list) else body[name]
    return body


def make_request(api, method, path, query, headers, body=None, reads=None):
    """Makes a request to this service, and returns the values that are read from its response."""
    address = f"{api}{fill(path)}?{urllib.parse.urlencode(fill(query))}"
    data = None if body is None else json.dumps(fill(body)).encode()
    request = urllib.request.Request(address, data, fill(headers), method=method)
    try:
        with directly.open(request, timeout=30) as response:
            text = response.read()
            return {name: read(response, json.loads(text), place) for name, place in (reads or {}).items()}
    except urllib.error.HTTPError as error:
        # Not 5xx, after which the verifier asks again for two minutes.
        raise Problem("badRequest", f"{method} {path} failed with {error.code}. Write it first.") from error


class Handler(http.server.BaseHTTPRequestHandler):
    def handle_request(self):
        address = urllib.parse.urlsplit(self.path)
        try:
            length = int(self.headers.get("content-length", "0"))
            if length > longest_body:
                raise Problem("badRequest", "The body is too long, so it was not read. Send a shorter one.")
            body = json.loads(self.rfile.read(length) or b"{}")
            if address.path == "/provider-states":
                self.send(200, self.change_state(body, urllib.parse.parse_qs(address.query)))
            else:
                self.send(200, *answer(self.command, address.path.removeprefix("/api"), self.headers, body))
        except Problem as problem:
            self.send(problem.status, problem.body, {"Content-Type": "application/problem+json"})
        except Exception as error:
            self.send(500, {"error": repr(error)})

    do_GET = do_POST = do_PUT = do_DELETE = handle_request

    def change_state(self, change, query):
        if change["action"] != "setup":
            return {}
        own = f"http://127.0.0.1:{self.server.server_port}/api"
        values = set_up(change["state"], change.get("params", {}), query.get("api", [own])[0])
        known.update(values)
        return values

    def send(self, status, body, headers=None):
        data = json.dumps(body, ensure_ascii=False).encode()
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", **(headers or {})}.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


# With threads, because the request of a state is made while its state is being set up.
server = http.server.ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Handler)
print(f"The API is at     http://127.0.0.1:{server.server_port}/api", flush=True)
print(f"Its states are at http://127.0.0.1:{server.server_port}/provider-states", flush=True)
server.serve_forever()
