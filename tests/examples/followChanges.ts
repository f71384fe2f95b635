/**
 * Prints what has changed since the last run.
 *
 * SPADESTIK_API is the address that ends in /api, SPADESTIK_KEY a key with `changes:read`, and CURSOR_FILE the
 * file that keeps the place between two runs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createClient, getChanges, unwrap } from '@spadestik/api-client'

function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set.`)
  return value
}

const cursorFile = setting('CURSOR_FILE')
const client = createClient({
  baseUrl: setting('SPADESTIK_API'),
  getToken: () => setting('SPADESTIK_KEY'),
  getLocale: () => ({ languageId: 2, domainId: 9 }),
})

let hasMore = true
while (hasMore) {
  const after = existsSync(cursorFile) ? { after: readFileSync(cursorFile, 'utf8').trim() } : {}
  const page = await unwrap(getChanges(client, { query: { ...after, limit: 500 } }))
  for (const { id, itemType, itemId, kind, text } of page.changes) {
    process.stdout.write(`${id} ${itemType} ${itemId} ${kind} ${text}\n`)
  }
  // Keep the place after the changes are handled. A program that stops in between gets them once more.
  writeFileSync(cursorFile, page.next)
  hasMore = page.hasMore
}
