import type { ComponentDocs, HookDocs } from './ComponentDocs'

const section = (title: string, text: string) => (text === '' ? [] : [`## ${title}`, text])

export function describeComponent(component: ComponentDocs): string {
  const { name, door, description, root } = component
  const props = component.props.map((prop) => {
    const byDefault = prop.defaultValue === null ? '' : ` (default: \`${prop.defaultValue}\`)`
    const about = `${byDefault}${prop.description === '' ? '' : `: ${prop.description}`}`
    return `- \`${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}\`${about}`
  })
  const keys = component.keyboard.map((each) => `- ${each.keys}: ${each.action}`)
  const examples = component.examples.map(
    (example) => `${example.name}:\n\n\`\`\`tsx\n${example.code}\n\`\`\``,
  )
  const types = component.types.map(({ code }) => `\`\`\`ts\n${code}\n\`\`\``)
  return [
    `# ${name}`,
    `\`import { ${name} } from '${door}'\``,
    description,
    ...section('When to use', component.whenToUse),
    ...section('When not to use', component.alternatives),
    ...section('Keyboard', keys.join('\n')),
    ...section('Accessibility', component.accessibility),
    ...section('Props', props.join('\n')),
    ...(root === null ? [] : [`Further attributes are passed to the root, an ${root}.`]),
    ...section('Types', types.join('\n\n')),
    ...section('Examples', examples.join('\n\n')),
  ].join('\n\n')
}

export function describeHook({ name, door, guide }: HookDocs): string {
  return [`# ${name}`, `\`import { ${name} } from '${door}'\``, guide].join('\n\n')
}
