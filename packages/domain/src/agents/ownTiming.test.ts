import { describe, expect, test } from 'vitest'
import { isUnsubscribed, timesToSave, timingOf } from './ownTiming'

describe('own timings', () => {
  test.each([
    [{ mailTime: 'daily' }, 'daily', false],
    [{ mailTime: 'daily', ownMailTime: null }, 'daily', false],
    [{ mailTime: 'daily', ownMailTime: 'weekly' }, 'weekly', false],
    [{ mailTime: 'daily', ownMailTime: 'never' }, 'never', true],
    [{ mailTime: 'never' }, 'never', false],
  ] as const)('[W08] of %o, %s applies to the user', (stored, timing, isOff) => {
    expect(timingOf(stored)).toBe(timing)
    expect(isUnsubscribed(stored)).toBe(isOff)
  })

  test.each([
    [
      'an unchanged timing keeps the own one',
      { mailTime: 'daily', ownMailTime: 'never' },
      'never',
      { mailTime: 'daily' },
    ],
    [
      'the shared timing ends the own one',
      { mailTime: 'daily', ownMailTime: 'never' },
      'daily',
      { mailTime: 'daily', ownMailTime: null },
    ],
    [
      'another timing applies to all',
      { mailTime: 'daily', ownMailTime: 'weekly' },
      'always',
      { mailTime: 'always', ownMailTime: null },
    ],
    [
      'without an own timing, the timing of all changes',
      { mailTime: 'daily' },
      'weekly',
      { mailTime: 'weekly', ownMailTime: null },
    ],
  ] as const)('[W08] in the settings, %s', (_words, stored, chosen, saved) => {
    expect(timesToSave(stored, chosen)).toEqual(saved)
  })
})
