import { expect, test } from 'vitest'
import { listedAnnouncements } from './listedAnnouncements'

test('[Q02] the list leaves out results and cancellations', () => {
  const types = ['update', 'result', 'correction', 'cancellation'] as const
  expect(listedAnnouncements(types.map((type) => ({ type }))).map(({ type }) => type)).toEqual([
    'update',
    'correction',
  ])
})
