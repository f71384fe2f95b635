import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DescribedComponent } from './listComponents'
import type { DescribedHook } from './listHooks'

const intro = `# @spadestik/ui

> React components for finding and following building projects, tenders and companies: filter trees with include
> and exclude, range and quarter fields, result tables, dialogs and print layouts. Accessible, themable, in Danish,
> Swedish, Norwegian and English.

A component is controlled with \`value\` and \`onChange\`, or keeps its own state, starting with \`defaultValue\`. The
same holds for \`isOpen\`, \`isExpanded\` and \`expanded\`. Limits and timings are props. The elements of a component have
stable class names, listed with it. The types that props name are at the end, under Types.
`

export function readSetup(folder: string): string {
  const [, section = ''] = readFileSync(join(folder, 'README.md'), 'utf8').split('\n## Set up\n')
  return `## Set up\n${section.split('\n## ')[0] ?? ''}`.trim()
}

const listOf = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, '', ...lines]

/**
 * Returns the guide for language models, with the setup, every component with its props, every hook, and the
 * types of the props.
 *
 * @param setup - How to set up an app, as Markdown
 */
export function writeGuide(
  components: readonly DescribedComponent[],
  hooks: readonly DescribedHook[],
  setup: string,
): string {
  const types = new Map(components.flatMap((component) => component.types).map((type) => [type.name, type]))
  const code = [...types.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((type) => type.code)
    .join('\n\n')
  const sections = components.map(describe).join('\n\n')
  const index = components
    .map(({ name, description }) => `- ${name}: ${firstSentence(description)}`)
    .join('\n')
  const hookSections = hooks.map(describeHook).join('\n\n')
  return `${intro}\n${setup}\n\n## All components\n\n${index}\n\n## Components\n\n${sections}\n\n## Hooks\n\n${hookSections}\n\n## Types\n\n\`\`\`ts\n${code}\n\`\`\`\n`
}

const firstSentence = (text: string) => text.split(/(?<=\.)\s/)[0] ?? ''

/** Describes a hook. The second-level headings of its guide become fourth-level headings here. */
const describeHook = ({ name, guide }: DescribedHook) =>
  `### ${name}\n\n${guide.replaceAll(/^## /gm, '#### ')}`

function describe(component: DescribedComponent): string {
  const { name, door, description, whenToUse, alternatives, accessibility, root, props, examples } = component
  const lines = props
    .filter(({ name: prop }) => root === null || !['className', 'ref', 'style'].includes(prop))
    .map(
      (prop) =>
        `- \`${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}${prop.defaultValue === null ? '' : ` = ${prop.defaultValue}`}\`${prop.description === '' ? '' : ` – ${prop.description}`}`,
    )
  const rootWords =
    root === null ? '' : `Passes ref, className, style and other attributes to its root (${root}).`
  const words = [description, whenToUse, alternatives, accessibility, rootWords]
    .filter((text) => text !== '')
    .join(' ')
  const [example] = examples
  const code = example === undefined ? [] : ['', ...example.code.split('\n').map((line) => `    ${line}`)]
  const keys = component.keyboard.map((each) => `- ${each.keys}: ${each.action}`)
  const classes = component.parts.length === 0 ? [] : ['', `Class names: ${component.parts.join(', ')}`]
  const head = [`### ${name}`, '', `\`import { ${name} } from '${door}'\``]
  return [...head, '', words, ...code, '', ...lines, ...listOf('Keys:', keys), ...classes].join('\n')
}
