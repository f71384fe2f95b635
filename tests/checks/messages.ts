import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formProblems } from './messageForms'
import { run } from './run'

/**
 * This script checks that the English catalog equals the texts in the source files. Also checks that the
 * other catalogs have the same texts, arguments and `select` options, and every plural form of their
 * language. With `--write`, first writes the English catalog from the source files, and removes texts from the
 * others that no source file has.
 */
const catalogs = 'packages/messages/catalogs'
const folder = mkdtempSync(join(tmpdir(), 'spadestik-messages-'))
const extracted = join(folder, 'en.json')
const formatjs = ['--filter', '@spadestik/messages', 'exec', 'formatjs']
const root = process.cwd()

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>

function writeCatalog(tag: string, texts: Record<string, string>): void {
  const sorted = Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(`${catalogs}/${tag}.json`, `${JSON.stringify(sorted, null, 2)}\n`)
}

const extraction = await run('extract', 'pnpm', [
  ...formatjs,
  'extract',
  `${root}/packages/ui/src/**/*.messages.ts`,
  `${root}/apps/web/src/**/*.messages.ts`,
  `${root}/apps/service/src/**/*.messages.ts`,
  '--format',
  'simple',
  '--throws',
  '--out-file',
  extracted,
])
if (process.argv.includes('--write') && extraction.code === 0) {
  const sources = read(extracted)
  writeCatalog('en', sources)
  for (const tag of ['da', 'nb', 'sv']) {
    const texts = Object.entries(read(`${catalogs}/${tag}.json`))
    writeCatalog(tag, Object.fromEntries(texts.filter(([id]) => id in sources)))
  }
}
const verification = await run('verify', 'pnpm', [
  ...formatjs,
  'verify',
  '--source-locale',
  'en',
  '--missing-keys',
  '--structural-equality',
  `${root}/${catalogs}/*.json`,
])

const problems: string[] = []
if (extraction.code !== 0) problems.push(extraction.output)
else {
  const sources = read(extracted)
  const english = read(`${catalogs}/en.json`)
  for (const id of new Set([...Object.keys(sources), ...Object.keys(english)])) {
    if (sources[id] !== english[id]) {
      problems.push(
        `${id}: the source says ${JSON.stringify(sources[id])}, en.json ${JSON.stringify(english[id])}.`,
      )
    }
  }
  for (const tag of ['en', 'da', 'nb', 'sv']) {
    const texts = read(`${catalogs}/${tag}.json`)
    for (const [id, text] of Object.entries(english)) {
      const wrong = formProblems(text, texts[id] ?? '', tag)
      if (texts[id] !== undefined && wrong.length > 0) problems.push(`${tag}, ${id}: ${wrong.join('; ')}.`)
    }
  }
}
if (verification.code !== 0) problems.push(verification.output)
rmSync(folder, { recursive: true })
if (problems.length > 0) {
  console.log(
    `${problems.join('\n')}\nCorrect the catalogs in ${catalogs}; pnpm generate writes the English one.`,
  )
  process.exitCode = 1
}
