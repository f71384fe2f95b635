import type { DescribedComponent } from './listComponents'

const intro = `# @spadestik/ui

> React components for finding and following building projects, tenders and companies: filter trees with include
> and exclude, range and quarter fields, result tables, dialogs and print layouts. Accessible, themable, in Danish,
> Swedish, Norwegian and English.

Import each component from its own entry point and the stylesheet once, and put a UiProvider around the page:

    import '@spadestik/ui/styles.css'
    import { UiProvider } from '@spadestik/ui/UiProvider'
    import { texts } from '@spadestik/messages/texts/en'

Components are controlled: values come in as props, changes go out through callbacks. They know no server, no router
and no business rules; limits and timings are props. All rules are in the cascade layer \`spadestik\`; every token is a
custom property \`--spadestik-<group>-<name>\`. The theme follows the system, unless \`data-theme="light"\` or
\`"dark"\` is set on the root element.

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
