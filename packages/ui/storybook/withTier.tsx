import type { Decorator } from '@storybook/react-vite'

/** The names of the props that lock a component for users without a product. */
const locks = ['isLocked', 'isPaywalled'] as const

/**
 * Shows a story as a user with or without a product sees it. Has no effect if the component has no prop for
 * this. Calls the story instead of rendering it as a component, so that `withProviders` receives its
 * elements.
 */
export const withTier: Decorator = (Story, { globals, args, argTypes }) => {
  if (globals.tier !== 'paid' && globals.tier !== 'basic') return Story()
  const isLocked = globals.tier === 'basic'
  const lockArgs = Object.fromEntries(
    locks.filter((name) => name in argTypes).map((name) => [name, isLocked]),
  )
  return Story({ args: { ...args, ...lockArgs } })
}
