import { measures, toMeasureBody } from '@spadestik/domain/range'
import { expect, test } from 'vitest'
import { completeFilters } from '../../agents/completeFilters'
import type { AgentFilters, AgentKinds, SentFilters } from '../../storage/records/AgentFilters'
import { describeFilters } from './describeFilters'

const product = { basic: false, companyEnabled: true, allowedProjectPhases: [] }
const paid = { kind: 'user', product } as const
const unpaid = { kind: 'user', product: null } as const

function agentWith(filters: SentFilters): AgentKinds['procurement']['agent'] {
  const complete: AgentFilters = completeFilters('procurement', filters)
  const own = {
    id: 1,
    name: 'Broer',
    type: 'procurement',
    mailTime: 'daily',
    paUserIds: [],
    statistics: null,
  }
  const agent: unknown = { ...complete, ...own }
  return agent as AgentKinds['procurement']['agent']
}

test.each([
  [{ deadlineWithinDays: 14 }, 'da', ['frist inden for 14 dage fra i dag']],
  [{ deadlineWithinDays: 1 }, 'en', ['deadline within 1 day of today']],
  [{ startWithinQuarters: 2 }, 'sv', ['byggstart inom 2 kvartal från det innevarande']],
  [
    { updatedWithinDays: 7, startWithinQuarters: 1 },
    'nb',
    ['byggestart innen 1 kvartal fra det inneværende', 'oppdatert de siste 7 dagene'],
  ],
  [
    { deadlineFrom: '2026-11-20', startTo: '2027-01-01' },
    'da',
    ['frist: fra 20.11.2026', 'byggestart: til 01.01.2027'],
  ],
] as const)('[S24] the times %j are described in %s as %j', (filters, language, described) => {
  expect(describeFilters(agentWith(filters), { caller: paid, language })).toEqual(described)
})

test('[S24, K02] a deadline is not described to readers to whom it does not apply', () => {
  const filters = { deadlineWithinDays: 14, updatedWithinDays: 1 }
  expect(describeFilters(agentWith(filters), { caller: unpaid, language: 'en' })).toEqual([
    'updated within the last day',
  ])
})

test.each<[SentFilters, readonly string[]]>([
  [{ procurementPhases: [3] }, ['I udbud']],
  [{ procurementTypes: [1] }, ['Offentligt udbud']],
  [{ countryIds: [1, 2] }, ['Danmark', 'Sverige']],
  [{ roles: [2] }, ['Ordregivende myndighed']],
  [{ isPublic: true }, ['offentlig bygherre']],
  [{ isPublic: false }, ['privat bygherre']],
  [{ minBudget: 5_000_000, maxBudget: 20_000_000 }, ['anslået sum: 5–20 mio.']],
  [
    { minBudget: 5_000_000, allowUnspecifiedBudget: false },
    ['anslået sum: fra 5 mio. (kun hvor det er angivet)'],
  ],
  [{ buildingSizeMax: 2000 }, ['bygningsareal: op til 2.000 m²']],
  [{ allowUnspecifiedUnits: false }, ['enheder: kun hvor det er angivet']],
  [{ metresMin: 10 }, ['løbende meter: fra 10 m']],
  [{ buildingStart: '2027-01-01', buildingEnd: '2027-12-31' }, ['byggeperiode: 01.01.2027 – 31.12.2027']],
  [{}, []],
])('[Z06, S17] the filters %j are described as %j', (filters, described) => {
  expect(describeFilters(agentWith(filters), { caller: paid, language: 'da' })).toEqual(described)
})

test('[Z06, S13] mails have words for each measure', () => {
  const onlyStated = { min: null, max: null, allowUnspecified: false }
  const described = measures.flatMap((measure) =>
    describeFilters(agentWith(toMeasureBody(measure, onlyStated)), { caller: paid, language: 'en' }),
  )
  expect(new Set(described).size).toBe(measures.length)
  // The words of a condition without words of its own.
  expect(described).not.toContain('client: only where stated')
})
