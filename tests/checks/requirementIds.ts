import { globSync, readFileSync } from 'node:fs'

/**
 * This script compares docs/requirements.md with the titles of tests, stories and journeys. An unknown id in
 * a title is an error, and so is a requirement without a test, or an id of two requirements.
 */
const idPattern = /\[([A-Z]\d{2}(?:, ?[A-Z]\d{2})*)\]/g

const listed = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]\d{2}) \|/gm)].map(
  ([, id]) => id ?? '',
)
const stated = new Set(listed)
const repeated = listed.filter((id, place) => listed.indexOf(id) < place)
const files = globSync('{packages,apps,tests}/**/*.{test.ts,test.tsx,spec.ts,stories.tsx,pact.ts}', {
  exclude: (path) => path.includes('node_modules'),
})
const named = new Map<string, string>()
for (const file of files) {
  for (const [, ids = ''] of readFileSync(file, 'utf8').matchAll(idPattern)) {
    for (const id of ids.split(/, ?/)) named.set(id, file)
  }
}

const unknown = [...named].filter(([id]) => !stated.has(id))
const untested = [...stated].filter((id) => !named.has(id))

console.log(`${stated.size - untested.length} of ${stated.size} requirements have a test.`)
if (untested.length > 0) {
  console.log(`No test has the id ${untested.join(', ')}. Write one whose title begins with the id.`)
}
for (const [id, file] of unknown) {
  console.log(
    `${file} names ${id}, which is not in docs/requirements.md. Correct the title or add the requirement.`,
  )
}
for (const id of repeated) console.log(`Two requirements have the id ${id}. Give one of them another id.`)
if (repeated.length > 0 || unknown.length > 0 || untested.length > 0 || stated.size === 0)
  process.exitCode = 1
