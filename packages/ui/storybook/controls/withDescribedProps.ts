import components from '../../components.json'

interface DescribedStory {
  title: string
  argTypes: Readonly<Record<string, object>>
}

const controls: Readonly<Record<string, { type: 'boolean' | 'text' | 'number' }>> = {
  boolean: { type: 'boolean' },
  string: { type: 'text' },
  number: { type: 'number' },
}

/**
 * Adds the props to the controls of a story that Storybook does not find itself, because the component inherits
 * them from its hook or from React Aria.
 */
export function withDescribedProps({ title, argTypes }: DescribedStory): Record<string, object> {
  const described = components.find(({ name }) => title === `Components/${name}`)
  const missing = (described?.props ?? []).filter(({ name }) => !(name in argTypes))
  return {
    ...argTypes,
    ...Object.fromEntries(
      missing.map(({ name, type, description, defaultValue, isRequired }) => [
        name,
        {
          name,
          description,
          type: { name: 'other', value: type, required: isRequired },
          control: controls[type] ?? false,
          table: {
            type: { summary: type },
            ...(defaultValue === null ? {} : { defaultValue: { summary: defaultValue } }),
          },
        },
      ]),
    ),
  }
}
