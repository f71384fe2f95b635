import type { Decorator } from '@storybook/react-vite'

/** The props by which a component is told that its reader lacks what something needs. */
const locks = ['isLocked', 'isPaywalled'] as const

/** Shows a story as a reader with or without a product sees it, where its component can tell the two apart. */
export const withTier: Decorator = (Story, { globals, args, argTypes }) => {
  if (globals.tier !== 'paid' && globals.tier !== 'basic') return <Story />
  const isLocked = globals.tier === 'basic'
  const told = Object.fromEntries(locks.filter((name) => name in argTypes).map((name) => [name, isLocked]))
  return <Story args={{ ...args, ...told }} />
}
