import type { DescribedComponent } from './listComponents'

const intro = `# @spadestik/ui

> React components for finding and following building projects, tenders and companies: filter trees with include
> and exclude, range and quarter fields, result tables, dialogs and print layouts. Accessible, themable, in Danish,
> Swedish, Norwegian and English.

Import each component from its own entry point and the stylesheet once, and put a UiProvider around the page:

    import '@spadestik/ui/styles.css'
    import { UiProvider } from '@spadestik/ui/UiProvider'
    import { texts } from '@spadestik/messages/texts/en'

A component is controlled with \`value\` and \`onChange\`, or keeps its own state, starting with \`defaultValue\`. The
same holds for \`isOpen\`, \`isExpanded\` and \`expanded\`. Components know no server, no router and no business rules;
limits and timings are props. All rules are in the cascade layer \`spadestik\`; every token is a
custom property \`--spadestik-<group>-<name>\`. The elements of a component have stable class names, listed with it.
The theme follows the system, unless \`data-theme="light"\` or
\`"dark"\`, or \`data-contrast="more"\`, is set on the root element. \`createTheme\` makes a theme from one accent.

## Components
`

/** Returns the guide for language models, with the setup and every component with its props. */
export function writeGuide(components: readonly DescribedComponent[]): string {
  const sections = components.map((component) => {
    const { name, door, description, whenToUse, alternatives, accessibility, root, props, parts, examples } =
      component
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
    const head = [`### ${name}`, '', `\`import { ${name} } from '${door}'\``]
    const classes = parts.length === 0 ? [] : ['', `Class names: ${parts.join(', ')}`]
    return [...head, '', words, ...code, '', ...lines, ...classes].join('\n')
  })
  return `${intro}\n${sections.join('\n\n')}\n`
}
