import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCriteria } from './SearchCriteria'
import { parseCriteria, serializeCriteria } from './criteriaCodec'
import { searches } from './searches.fixture'

describe('a search in a URL', () => {
  test('[S17] is the same after writing and parsing', () => {
    fc.assert(
      fc.property(searches, (made) => {
        expect(parseCriteria(serializeCriteria(made), made.page, 'project')).toEqual(made)
      }),
    )
  })

  test('[S17] is canonical: parsing and writing a written query changes nothing', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.integer(), (query, page) => {
        const once = serializeCriteria(parseCriteria(query, page, 'procurement'))
        expect(serializeCriteria(parseCriteria(once, page, 'procurement'))).toBe(once)
      }),
    )
  })

  test.each([
    ['', emptyCriteria('procurement')],
    ['type=castle&page=-3&order=size&criteria=x.y_3.&budget=abc', emptyCriteria('procurement')],
    ['type=project&deadline=2026-01-01~', emptyCriteria('project')],
    ['type=project&order=deadline', emptyCriteria('project')],
    ['type=company&order=deadline', emptyCriteria('company')],
    ['type=procurement&order=deadline', { ...emptyCriteria('procurement'), order: 'deadline' }],
    ['type=project&order=updated', { ...emptyCriteria('project'), order: 'updated' }],
    [
      'type=procurement&budget=50~20',
      { ...emptyCriteria('procurement'), budget: { min: 20, max: 50, allowUnspecified: true } },
    ],
    [
      'type=procurement&deadline=2026-02-30~2026-03-01',
      { ...emptyCriteria('procurement'), deadline: { from: null, to: '2026-03-01' } },
    ],
    ['type=procurement&deadline=14d', { ...emptyCriteria('procurement'), deadline: { within: 14 } }],
    ['type=project&start=2q', { ...emptyCriteria('project'), start: { within: 2 } }],
    ['type=project&updated=365d', { ...emptyCriteria('project'), updated: { within: 365 } }],
    ['type=project&updated=366d&start=0q', emptyCriteria('project')],
    ['type=project&updated=2q&start=7d', emptyCriteria('project')],
    [
      'type=procurement&criteria=3.12_4.-7',
      {
        ...emptyCriteria('procurement'),
        criteria: [
          { typeId: 3, id: 12, included: true },
          { typeId: 4, id: 7, included: false },
        ],
      },
    ],
  ])('[S17] parses %s', (query, expected) => {
    expect(parseCriteria(query, 1, 'procurement')).toEqual(expected)
  })
})
