#!/bin/sh
# Prints what has changed since the last run. Needs curl and jq.
#
# SPADESTIK_API is the address that ends in /api, SPADESTIK_KEY a key with `changes:read`, and CURSOR_FILE the file
# that keeps the place between two runs.
set -eu

has_more=true
while [ "$has_more" = true ]; do
  after=""
  if [ -f "$CURSOR_FILE" ]; then after=$(cat "$CURSOR_FILE"); fi
  # curl waits as long as Retry-After says.
  page=$(curl --silent --show-error --fail --retry 5 --get "$SPADESTIK_API/changes" \
    --header "Authorization: Bearer $SPADESTIK_KEY" \
    --data languageId=2 --data domainId=9 --data limit=500 ${after:+--data-urlencode "after=$after"})
  printf '%s' "$page" | jq -r '.changes[] | "\(.id) \(.itemType) \(.itemId) \(.kind) \(.text)"'
  # Keep the place after the changes are handled. A program that stops in between gets them once more.
  printf '%s' "$page" | jq -r .next > "$CURSOR_FILE"
  has_more=$(printf '%s' "$page" | jq -r .hasMore)
done
