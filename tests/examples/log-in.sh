#!/bin/sh
# Logs a user in, and prints the bearer token of the session. Needs curl and jq.
#
# SPADESTIK_API is the address that ends in /api. The name and the password are read from SPADESTIK_USER and
# SPADESTIK_PASSWORD, so that they are in no list of processes.
set -eu

jq --null-input '{ username: env.SPADESTIK_USER, password: env.SPADESTIK_PASSWORD }' |
  curl --silent --show-error --fail "$SPADESTIK_API/auth?languageId=2&domainId=9" \
    --header "Content-Type: application/json" --data @- --output /dev/null --dump-header - |
  tr -d '\r' | sed -n 's/^jwt: //p'
