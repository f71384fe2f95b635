import type { Decorator } from '@storybook/react-vite'

const locks = ['isLocked', 'isPaywalled'] as const

/**
 * Shows a story as a user with or without a product sees it, if the component has a prop for this. Calls the
 * story instead of rendering it as a component, so that `withProviders` receives its elements.
 */
export const withTier: Decorator = (Story, { globals, args, argTypes }) => {
  if (globals.tier !== 'paid' && globals.tier !== 'basic') return Story()
  const isLocked = globals.tier === 'basic'
  const lockArgs = Object.fromEntries(
    locks.filter((name) => name in argTypes).map((name) => [name, isLocked]),
  )
  return Story({ args: { ...args, ...lockArgs } })
}
