import type { ComponentDocs } from './ComponentDocs'

const section = (title: string, text: string) => (text === '' ? [] : [`## ${title}`, text])

/** Returns the description of a component as Markdown. */
export function describeComponent(component: ComponentDocs): string {
  const { name, door, description, root } = component
  const props = component.props.map((prop) => {
    const about = prop.description === '' ? '' : `: ${prop.description}`
    return `- \`${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}\`${about}`
  })
  const examples = component.examples.map(
    (example) => `${example.name}:\n\n\`\`\`tsx\n${example.code}\n\`\`\``,
  )
  return [
    `# ${name}`,
    `\`import { ${name} } from '${door}'\``,
    description,
    ...section('When to use', component.whenToUse),
    ...section('Alternatives', component.alternatives),
    ...section('Keyboard and accessibility', component.accessibility),
    ...section('Props', props.join('\n')),
    ...(root === null ? [] : [`Further attributes are passed to the root, an ${root}.`]),
    ...section('Examples', examples.join('\n\n')),
  ].join('\n\n')
}
