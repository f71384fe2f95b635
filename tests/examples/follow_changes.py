"""Prints what has changed since the last run. Needs Python 3 and nothing else.

SPADESTIK_API is the address that ends in /api, SPADESTIK_KEY a key with `changes:read`, and CURSOR_FILE the file
that keeps the place between two runs.
"""

import json
import os
import pathlib
import time
import urllib.error
import urllib.parse
import urllib.request

api = os.environ["SPADESTIK_API"]
key = os.environ["SPADESTIK_KEY"]
cursor_file = pathlib.Path(os.environ["CURSOR_FILE"])


def read_page(after):
    query = {"languageId": 2, "domainId": 9, "limit": 500}
    if after:
        query["after"] = after
    address = f"{api}/changes?{urllib.parse.urlencode(query)}"
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {key}"})
    while True:
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                raise
            time.sleep(int(error.headers.get("Retry-After", "10")))


after = cursor_file.read_text().strip() if cursor_file.exists() else None
has_more = True
while has_more:
    page = read_page(after)
    for change in page["changes"]:
        print(change["id"], change["itemType"], change["itemId"], change["kind"], change["text"], flush=True)
    # Keep the place after the changes are handled. A program that stops in between gets them once more.
    after = page["next"]
    cursor_file.write_text(after)
    has_more = page["hasMore"]
