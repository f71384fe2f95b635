import type { Decorator } from '@storybook/react-vite'

const locks = ['isLocked', 'isPaywalled'] as const

/**
 * Shows a story with the locks for the selected product: locked without a product, and unlocked with one. It
 * calls the story as a function, so that `withProviders` receives its elements.
 */
export const withTier: Decorator = (Story, { globals, args, argTypes }) => {
  if (globals.tier !== 'paid' && globals.tier !== 'basic') return Story()
  const isLocked = globals.tier === 'basic'
  const lockArgs = Object.fromEntries(
    locks.filter((name) => name in argTypes).map((name) => [name, isLocked]),
  )
  return Story({ args: { ...args, ...lockArgs } })
}
