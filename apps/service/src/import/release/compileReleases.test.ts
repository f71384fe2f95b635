import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import { releaseOf } from '../../testing/imports/releases'
import { compileReleases, inReleaseOrder } from './compileReleases'

const text = fc.constantFrom('a', 'b', 'c', null)
const tender = fc.record(
  {
    title: text,
    status: text,
    value: fc.option(fc.record({ amount: fc.nat(99), currency: text }, { requiredKeys: [] })),
    items: fc.array(fc.record({ classification: fc.record({ scheme: text, id: text }) }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)
const parties = fc.uniqueArray(fc.record({ id: fc.constantFrom('p', 'q', 'r'), name: text }), {
  selector: ({ id }) => id,
})
const history = fc
  .uniqueArray(
    fc.record({ second: fc.nat(50), tender: fc.option(tender), parties }, { requiredKeys: ['second'] }),
    { minLength: 1, maxLength: 5, selector: ({ second }) => second },
  )
  .map((entries) =>
    entries.map(({ second, ...rest }): OcdsRelease =>
      releaseOf({ id: String(second), date: new Date(second * 1000).toISOString(), ...rest }),
    ),
  )

describe('the compiled releases of a process', () => {
  test('[G01] do not depend on the order of arrival', () => {
    const shuffled = history.chain((releases) =>
      fc.tuple(
        fc.constant(releases),
        fc.shuffledSubarray([...releases], { minLength: releases.length, maxLength: releases.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([releases, others]) => {
        expect(compileReleases(others)).toEqual(compileReleases(releases))
      }),
    )
  })

  test('[G01] ignore a release that arrives twice', () => {
    fc.assert(
      fc.property(history, (releases) => {
        const twice = inReleaseOrder(releases).flatMap((release) => [release, release])
        expect(withoutNulls(compileReleases(twice))).toEqual(withoutNulls(compileReleases(releases)))
      }),
    )
  })

  test('[G01] later values replace earlier ones, null removes a value, and missing values stay', () => {
    const first = releaseOf({
      id: '1',
      date: '2026-01-01T00:00:00Z',
      tender: { title: 'Bro', description: 'Lang', value: { amount: 1, currency: 'DKK' } },
    })
    const second = releaseOf({
      id: '2',
      date: '2026-02-01T00:00:00Z',
      tag: ['tenderUpdate'],
      tender: { description: null, value: { amount: 2 } },
    })
    expect(compileReleases([second, first])).toEqual({
      ...releaseOf({ id: '2', date: '2026-02-01T00:00:00Z', tag: ['tenderUpdate'] }),
      tender: { title: 'Bro', value: { amount: 2, currency: 'DKK' } },
    })
  })

  test('[G01] arrays of objects with ids are merged, all other arrays are replaced', () => {
    const one = releaseOf({
      id: '1',
      date: '2026-01-01T00:00:00Z',
      tag: ['a', 'b'],
      parties: [{ id: 'p', name: 'P' }],
    })
    const two = releaseOf({
      id: '2',
      date: '2026-02-01T00:00:00Z',
      tag: ['c'],
      parties: [
        { id: 'q', name: 'Q' },
        { id: 'p', roles: ['buyer'] },
      ],
    })
    expect(compileReleases([one, two])).toMatchObject({
      tag: ['c'],
      parties: [
        { id: 'p', name: 'P', roles: ['buyer'] },
        { id: 'q', name: 'Q' },
      ],
    })
  })

  test('[G01] releases with the same time are ordered by numeric id', () => {
    const ids = inReleaseOrder(['10', '9', '2'].map((id) => releaseOf({ id }))).map(({ id }) => id)
    expect(ids).toEqual(['2', '9', '10'])
  })

  test('[G01] compiling no releases throws', () => {
    expect(() => compileReleases([])).toThrow(/contain nothing/)
  })
})

/**
 * Removes properties that are null. A null means the same as a missing property, but a merge keeps a null
 * that is in the first release.
 */
function withoutNulls(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_key, part: unknown) => (part === null ? undefined : part)))
}
