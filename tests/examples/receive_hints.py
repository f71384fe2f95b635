"""Receives the hints of a webhook, and refuses what Spadestik has not signed. Needs Python 3 and nothing else.

WEBHOOK_SECRET is the secret of the webhook, or several with a space between them while it is renewed. HINTS_FILE is the
file that keeps the accepted hints, a line each. PORT is where to listen, behind a server with TLS.
"""

import base64
import hashlib
import hmac
import http.server
import json
import os
import pathlib
import time

secrets = [base64.b64decode(secret.removeprefix("whsec_")) for secret in os.environ["WEBHOOK_SECRET"].split()]
hints_file = pathlib.Path(os.environ["HINTS_FILE"])
tolerance = int(os.environ.get("TOLERANCE_SECONDS", "300"))
longest_body = 10_000
# A hint comes again if the answer to it was lost. Its id tells that it is known.
known = set()
if hints_file.exists():
    known = {json.loads(line)["id"] for line in hints_file.read_text().splitlines() if line.endswith("}")}


def is_signed(headers, body):
    message_id, sent = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not sent.isdecimal() or abs(time.time() - int(sent)) > tolerance:
        return False
    signed = f"{message_id}.{sent}.".encode() + body
    right = [base64.b64encode(hmac.digest(secret, signed, hashlib.sha256)).decode() for secret in secrets]
    given = [part.removeprefix("v1,") for part in headers.get("webhook-signature", "").split() if part.startswith("v1,")]
    return any(hmac.compare_digest(one.encode(), other.encode()) for one in right for other in given)


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("content-length", "0"))
        body = self.rfile.read(length) if length <= longest_body else b""
        if not is_signed(self.headers, body):
            self.send_response(401)
        else:
            self.keep({"id": self.headers["webhook-id"], **json.loads(body)})
            self.send_response(204)
        self.end_headers()

    def keep(self, hint):
        """Stores a hint before it is answered, so that none is lost when this program ends."""
        if hint["id"] in known:
            return
        with hints_file.open("a") as file:
            file.write(json.dumps(hint) + "\n")
            file.flush()
            os.fsync(file.fileno())
        known.add(hint["id"])

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "0"))), Receiver)
print(server.server_port, flush=True)
server.serve_forever()
