import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addSample, componentFiles, sampleFile } from './componentFiles'

/**
 * Creates a component that passes `pnpm check`: its files in a group of `src`, its entry in `exports`, its
 * conformance sample, its size budget and its description.
 *
 * Usage: `pnpm new:component fields/QuarterField`
 */
const root = resolve(import.meta.dirname, '..')
const [path = ''] = process.argv.slice(2)
const [, group = '', name = ''] = /^([a-z]+)\/([A-Z][A-Za-z0-9]+)$/.exec(path) ?? []
const samples = sampleFile(group)
if (samples === null || !existsSync(join(root, 'src', group))) {
  console.error(
    `"${path}" cannot be used: it must be a group of components in packages/ui/src and a name in PascalCase. For example: pnpm new:component fields/QuarterField.`,
  )
  process.exit(1)
}

const files = componentFiles(group, name)
const existing = [join('src', group, name), ...Object.keys(files)].find((file) =>
  existsSync(join(root, file)),
)
if (existing !== undefined) {
  console.error(
    `packages/ui/${existing} already exists and would be overwritten. Choose another name, or edit what exists.`,
  )
  process.exit(1)
}

/**
 * The initial size budget of a new component, in bytes. `tests/packages/setBudgets.ts` later replaces it with
 * the measured size.
 */
const firstBudget = 1000
const budgetFile = resolve(root, '../../tests/packages/budgets.json')
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, number>
const sorted = Object.entries({ ...budgets, [name]: firstBudget }).sort(([a], [b]) => (a < b ? -1 : 1))

mkdirSync(join(root, 'src', group, name))
for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
writeFileSync(join(root, samples), addSample(readFileSync(join(root, samples), 'utf8'), group, name))
writeFileSync(budgetFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
for (const file of [...Object.keys(files), samples]) console.log(`packages/ui/${file}`)
console.log('tests/packages/budgets.json')
execFileSync('pnpm', ['run', '--silent', 'describe'], { cwd: root, stdio: 'inherit' })
console.log(
  `Next: complete the docs and the sample. Texts go into ${name}.messages.ts and the four catalogs of packages/messages. After that: pnpm --filter @spadestik/ui describe.`,
)
