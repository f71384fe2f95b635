import type { DescribedComponent } from './listComponents'

const intro = `# @spadestik/ui

> React components for finding and following building projects, tenders and companies: filter trees with include
> and exclude, range and quarter fields, result tables, dialogs and print layouts. Accessible, themable, in Danish,
> Swedish, Norwegian and English.

Import each component from its own door, the stylesheet once, and put a UiProvider around the page:

    import '@spadestik/ui/styles.css'
    import { UiProvider } from '@spadestik/ui/UiProvider'
    import { texts } from '@spadestik/messages/texts/en'

Components are controlled: value in, change out. They know no server, no router and no rule of the product; limits
and timings come in as props. All rules lie in the cascade layer \`spadestik\`; every token is a custom property
\`--spadestik-<group>-<name>\`. \`data-theme="light"\` or \`"dark"\` on the root element decides the theme, else the system.

## Components
`

/** Returns the guide for language models: the setup, then each component with its props. */
export function writeGuide(components: readonly DescribedComponent[]): string {
  const parts = components.map(({ name, door, description, whenToUse, props }) => {
    const lines = props.map(
      (prop) =>
        `- \`${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}\`${prop.description === '' ? '' : ` – ${prop.description}`}`,
    )
    const words = [description, whenToUse].filter((text) => text !== '').join(' ')
    return [`### ${name}`, '', `\`import { ${name} } from '${door}'\``, '', words, '', ...lines].join('\n')
  })
  return `${intro}\n${parts.join('\n\n')}\n`
}
