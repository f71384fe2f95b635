import { expect, test } from 'vitest'
import { changeText } from './changeText'

const kroner = (amount: number | null) => ({ amount, currency: 'DKK' })

test.each([
  [760_000, 631_800, 'Budget 760.000 kr. → 631.800 kr.'],
  [48_200_000, 52_000_000, 'Budget 48,2 mio. kr. → 52 mio. kr.'],
  [1_200_400, 1_199_800, 'Budget 1.200.400 kr. → 1.199.800 kr.'],
  [null, 2_000_000, 'Nyt budget: 2 mio. kr.'],
])('[Z05] a sum changed from %s to %s is described as "%s"', (before, after, text) => {
  const facts = { kind: 'sum', before: kroner(before), after: kroner(after) } as const
  expect(changeText(facts, 'da').replaceAll(/\s/g, ' ')).toBe(text)
})
