import { readFileSync, writeFileSync } from 'node:fs'
import { findCycle, readFolders, roots, topFolders, withoutImplied } from './folderGraph'
import { layers } from './layers'
import { run } from './run'

/**
 * This script draws the imports between packages and between folders into docs/dependencies.md. With
 * `--check` it writes nothing, and fails if the file is out of date.
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

/** Describes the top folders of an app, from the roof to the ground. */
function describeLayers(root: string): string {
  const rows = Object.entries(layers[root] ?? {})
  if (rows.length === 0) return ''
  const lines = rows.map(([name, purpose]) => `| \`${name}\` | ${purpose} |`)
  return `
A folder imports only folders that stand below it in this table.

| folder | what it does |
|---|---|
${lines.join('\n')}
`
}

/**
 * Draws the imports between the top folders of a source folder. If the top folders have an import cycle, it
 * draws the imports between all folders. Returns an empty text for fewer than five imports.
 */
function drawFolders(root: string): string {
  const folders = readFolders(root)
  const top = topFolders(root, folders)
  const isCircular = [...top.keys()].some((folder) => findCycle(top, folder) !== null)
  const graph = withoutImplied(isCircular ? folders : top)
  const nameOf = (folder: string): string => folder.slice(root.length + 1) || 'src'
  const node = (folder: string): string => `${nameOf(folder).replaceAll('/', '_')}["${nameOf(folder)}"]`
  const arrows = [...graph]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([folder, imported]) =>
      [...imported].toSorted().map((other) => `  ${node(folder)} --> ${node(other)}`),
    )
  if (arrows.length < 5) return ''
  return `
## Folders of \`${root}\`

\`\`\`mermaid
flowchart LR
${arrows.join('\n')}
\`\`\`
${describeLayers(root)}`
}

const drawing = output.slice(output.indexOf('flowchart'))
const page = `# Imports between packages

\`pnpm generate\` draws this from the sources. \`tests/checks/dependency-cruiser.cjs\` has the rules. Some arrows are imports of types only.

\`\`\`mermaid
${drawing}
\`\`\`

The folders below leave out an import that a longer way implies. No folder imports itself through others.
${roots.map((root) => drawFolders(root)).join('')}`
if (code !== 0) {
  console.log(output)
  process.exitCode = 1
} else if (!process.argv.includes('--check')) writeFileSync(target, page)
else if (readFileSync(target, 'utf8') !== page) {
  console.log(`${target} is out of date. Run pnpm generate.`)
  process.exitCode = 1
}
