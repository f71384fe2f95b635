"""Prints every tender that a text finds, page by page. Needs Python 3 and nothing else.

SPADESTIK_API is the address that ends in /api, and SPADESTIK_KEY a key with `search:read`.
"""

import json
import os
import sys
import urllib.error
import urllib.request

api = os.environ["SPADESTIK_API"]
headers = {"Authorization": f"Bearer {os.environ['SPADESTIK_KEY']}", "Content-Type": "application/json"}
body = json.dumps({"freeSearch": sys.argv[1]}).encode()

index = 0
while True:
    query = f"languageId=2&domainId=9&index={index}&limit=100"
    request = urllib.request.Request(f"{api}/search-items/search/procurements?{query}", body, headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            items = json.load(response)["items"]
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        sys.exit(f"{problem['status']} {problem['kind']}: {problem['detail']}")
    # An empty page comes after the last one.
    if not items:
        break
    for item in items:
        print(item["id"], item["name"])
    index += 1
