import { readFileSync, writeFileSync } from 'node:fs'
import { run } from './run'

/**
 * Draws which package imports which into docs/dependencies.md. With `--check` it writes nothing and fails if
 * the file is out of date.
 */
const target = 'docs/dependencies.md'
const { code, output } = await run('draw', 'pnpm', [
  'exec',
  'depcruise',
  '--config',
  'tests/checks/dependency-cruiser.cjs',
  '--output-type',
  'mermaid',
  '--collapse',
  '^(packages|apps)/[^/]+',
  '--include-only',
  '^(packages|apps)/',
  'packages',
  'apps',
])
const drawing = output.slice(output.indexOf('flowchart'))
const page = `# Imports between packages

\`pnpm generate\` draws this from the sources. \`tests/checks/dependency-cruiser.cjs\` has the rules. Some arrows are imports of types only.

\`\`\`mermaid
${drawing}
\`\`\`
`
if (code !== 0) {
  console.log(output)
  process.exitCode = 1
} else if (!process.argv.includes('--check')) writeFileSync(target, page)
else if (readFileSync(target, 'utf8') !== page) {
  console.log(`${target} is out of date. Run pnpm generate.`)
  process.exitCode = 1
}
