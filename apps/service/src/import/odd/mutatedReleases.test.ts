import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOdd } from '../../testing/imports/readOdd'
import { releases } from '../../testing/imports/releases'

const rich = {
  ...releases[1],
  awards: releases[0]?.awards ?? [],
  bids: { details: [{ id: 'b', tenderers: [{ id: 's1' }] }] },
  contracts: [{ awardID: '1', status: 'active' }],
  tender: {
    ...releases[1]?.tender,
    classification: { scheme: 'CPV', id: '45000000-7' },
    procuringEntity: { id: 'b-dk' },
    lots: [
      {
        id: '1',
        title: 'Fag',
        status: 'active',
        value: { amount: 5e6 },
        tenderPeriod: { endDate: '2026-12-01' },
      },
    ],
  },
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    Number.POSITIVE_INFINITY,
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    'NO',
    'ORG-0001',
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    [null],
    [{}],
    [[]],
    { id: null },
    { id: '' },
    '__proto__',
    '31.12.2026',
    '10/11/2026',
    '&#0;',
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Replaces, at each of the choices, one property of the value or of a part of it. */
function mutate(value: unknown, choices: readonly (readonly [number, unknown])[]): unknown {
  const copy: unknown = structuredClone(value)
  for (const [choice, replacement] of choices) {
    const places: [object, string][] = []
    const collect = (part: unknown) => {
      if (typeof part !== 'object' || part === null) return
      for (const name of Object.keys(part)) {
        places.push([part, name])
        collect(Reflect.get(part, name))
      }
    }
    collect(copy)
    const [owner, name] = places[choice % places.length] ?? []
    if (owner !== undefined && name !== undefined) Reflect.set(owner, name, structuredClone(replacement))
  }
  return copy
}

test('[G01] no mistake of a publisher stops the reading of a release', () => {
  const mistakes = fc.array(fc.tuple(fc.nat(5000), odd), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(mistakes, mistakes, (one, other) => {
      const later = { ...rich, id: 'later', date: '2026-11-01T00:00:00Z' }
      const { shown, reported } = readOdd([mutate(rich, one), mutate(later, other)])
      expect(Object.keys(shown).length + reported.length).toBeGreaterThan(0)
    }),
    { numRuns: 2000 },
  )
})
