import type { Decorator } from '@storybook/react-vite'

const locks = ['isLocked', 'isPaywalled'] as const

/**
 * Sets the lock props of a story to match the tier that is selected in the toolbar: `basic` locks the story,
 * and `paid` unlocks it. The decorator calls the story as a function, so that `withProviders` receives the
 * elements of the story.
 */
export const withTier: Decorator = (Story, { globals, args, argTypes }) => {
  if (globals.tier !== 'paid' && globals.tier !== 'basic') return Story()
  const isLocked = globals.tier === 'basic'
  const lockArgs = Object.fromEntries(
    locks.filter((name) => name in argTypes).map((name) => [name, isLocked]),
  )
  return Story({ args: { ...args, ...lockArgs } })
}
