import { describe, expect, test } from 'vitest'
import { roleRecord, windowUntil } from '../testing/scenes/records'
import type { KnownChange } from './factsOf'
import { kindOf } from './kindOf'
import type { LedgerItemType } from './readRecords'
import { visibleChange } from './visibleChange'

const product = { companyEnabled: true, allowedProjectPhases: [] }
const paying = { kind: 'user', product: { ...product, basic: false } } as const
const others = [
  ['basic', { kind: 'user', product: { ...product, basic: true } }],
  ['none', { kind: 'user', product: null }],
  ['limited', { kind: 'limited' }],
] as const

const change = (itemType: LedgerItemType, field: string, before: unknown, after: unknown): KnownChange => ({
  itemType,
  field,
  before,
  after,
  kind: kindOf({ field, before, after }),
})
const [builder, winner] = [roleRecord('a'), roleRecord('b', { isWinner: true })]
const photo = { name: 'Foto', code: 'f', extension: 'jpg', link: '/files/f.jpg', isImage: true, source: null }
const dated = (date: string) => [{ phase: 'open', date }]

describe.each(others)('a change as a caller with the access “%s” sees it', (_name, caller) => {
  test.each<[string, KnownChange]>([
    ['a deadline', change('procurement', 'offers', null, windowUntil('2026-12-04'))],
    ['the contracting authority', change('procurement', 'liable', 'A', 'B')],
    ['the number in the Official Journal', change('procurement', 'euNr', null, '2026/S 1')],
    ['an announcement', change('procurement', 'announcements', [], [{ type: 'result' }])],
    ['a role of a tender', change('procurement', 'roles', [], [builder])],
    ['a winner', change('procurement', 'roles', [], [winner])],
    ['the date of a phase', change('procurement', 'phaseDates', dated('2026-11-01'), dated('2026-11-02'))],
    ['the source of an image', change('procurement', 'files', [photo], [{ ...photo, source: 'A' }])],
    ['a field that the contract does not have', change('procurement', 'address', 'A', 'B')],
    ['the winner of a project', change('project', 'roles', [builder], [builder, winner])],
    ['a note of a role', change('project', 'roles', [builder], [{ ...builder, note: 'Ring' }])],
  ])('[K02] does not show %s', (_case, paid) => {
    expect(visibleChange(paid, caller)).toBeNull()
    expect(visibleChange(paid, paying)).toBe(paid)
  })

  test.each<[string, KnownChange]>([
    ['the phase', change('procurement', 'phase', 'open', 'awarded')],
    [
      'the sum',
      change('procurement', 'budget', { amount: 1, currency: 'DKK' }, { amount: 2, currency: 'DKK' }),
    ],
    ['the name', change('procurement', 'names', { da: 'A' }, { da: 'B' })],
    ['the municipality', change('procurement', 'municipality', 'A', 'B')],
    ['a new image', change('procurement', 'files', [], [photo])],
    ['a role of a project', change('project', 'roles', [], [builder])],
    ['the documents of a project', change('project', 'files', [], [photo])],
  ])('[K02] shows %s', (_case, open) => {
    expect(visibleChange(open, caller)).toMatchObject({ field: open.field, kind: open.kind })
  })

  test('[K02] shows the other new roles of a project without its winner', () => {
    const both = change('project', 'roles', [], [builder, winner])
    expect(both.kind).toBe('awarded')
    expect(visibleChange(both, caller)).toEqual(change('project', 'roles', [], [builder]))
  })
})
