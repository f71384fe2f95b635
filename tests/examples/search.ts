/**
 * Prints every tender that a text finds, page by page.
 *
 * SPADESTIK_API is the address that ends in /api, and SPADESTIK_KEY a key with `search:read`.
 */
import { ApiProblem, createClient, searchProcurements, unwrap } from '@spadestik/api-client'

const { SPADESTIK_API: baseUrl = '', SPADESTIK_KEY: key = '' } = process.env
const [, , freeSearch = ''] = process.argv
const client = createClient({
  baseUrl,
  getToken: () => key,
  getLocale: () => ({ languageId: 2, domainId: 9 }),
})

try {
  for (let index = 0; ; index += 1) {
    const { items } = await unwrap(
      searchProcurements(client, { query: { index, limit: 100 }, body: { freeSearch } }),
    )
    // An empty page comes after the last one.
    if (items.length === 0) break
    for (const { id, name } of items) process.stdout.write(`${id} ${name}\n`)
  }
} catch (error) {
  if (!(error instanceof ApiProblem)) throw error
  process.stderr.write(`${error.status} ${error.kind}: ${error.message}\n`)
  process.exitCode = 1
}
