#!/bin/sh
# Prints every tender that a text finds, page by page. Needs curl and jq.
#
# SPADESTIK_API is the address that ends in /api, and SPADESTIK_KEY a key with `search:read`.
set -eu

body=$(jq --null-input --arg text "$1" '{ freeSearch: $text }')
index=0
while :; do
  page=$(curl --silent --show-error --fail --retry 5 \
    "$SPADESTIK_API/search-items/search/procurements?languageId=2&domainId=9&index=$index&limit=100" \
    --header "Authorization: Bearer $SPADESTIK_KEY" --header "Content-Type: application/json" \
    --data "$body")
  printf '%s' "$page" | jq -r '.items[] | "\(.id) \(.name)"'
  # An empty page comes after the last one.
  [ "$(printf '%s' "$page" | jq '.items | length')" -gt 0 ] || break
  index=$((index + 1))
done
