import fc from 'fast-check'
import type { SearchCriteria, SearchOrder } from './SearchCriteria'
import { dropInapplicableFilters } from './SearchCriteria'
import type { DayRange, Range } from './filterKinds'
import type { TimeName } from './filters'
import { choiceNames, measures, timeNames } from './filters'
import { recordOf } from '../records/recordOf'
import { hasDirection } from './searchRules'
import type { TimeValue } from './timeKind'
import { relativeRules } from './times'

const id = fc.integer({ min: 1, max: 2_147_483_647 })
const ids = fc.uniqueArray(id, { maxLength: 4 }).map((found) => found.sort((a, b) => a - b))
const idsOfEach = recordOf(choiceNames, () => ids)
const bound = fc.option(fc.nat(3_000_000_000))
const range = fc
  .tuple(bound, bound, fc.boolean())
  .map(([a, b, allowUnspecified]): Range =>
    a !== null && b !== null && a > b
      ? { min: b, max: a, allowUnspecified }
      : { min: a, max: b, allowUnspecified },
  )
const rangeOfEach = recordOf(measures, () => range)
const day = fc.option(
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
)
const dayRange = fc
  .tuple(day, day)
  .map(([a, b]): DayRange => (a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b }))

/** Absolute or relative. */
export const timesFor = (name: TimeName): fc.Arbitrary<TimeValue> =>
  fc.oneof(dayRange, fc.record({ within: fc.integer({ min: 1, max: relativeRules(name).max }) }))
const timeOfEach = recordOf(timeNames, timesFor)
const choice = fc.record({ id, typeId: fc.integer({ min: 1, max: 40 }), included: fc.boolean() })

/** Random searches, in the form that `parseCriteria` returns. */
export const searches: fc.Arbitrary<SearchCriteria> = fc
  .record({
    itemType: fc.constantFrom('project' as const, 'procurement' as const, 'company' as const),
    freeSearch: fc.string().map((text) => text.trim()),
    freeSearchType: fc.constantFrom('normal' as const, 'zipCode' as const),
    criteria: fc
      .uniqueArray(choice, { selector: (one) => one.id, maxLength: 5 })
      .map((found) => found.sort((a, b) => a.typeId - b.typeId || a.id - b.id)),
    companies: ids,
    ...idsOfEach,
    ...rangeOfEach,
    building: fc
      .tuple(dayRange, fc.boolean())
      .map(([days, allowUnspecified]) => ({ ...days, allowUnspecified })),
    ...timeOfEach,
    isPublic: fc.constantFrom(true, false, null),
    unseen: fc.boolean(),
    order: fc.constantFrom<SearchOrder[]>('bestMatch', 'budget', 'updated', 'published', 'deadline'),
    ascending: fc.boolean(),
    page: fc.integer({ min: 1, max: 900 }),
  })
  .map((made) => dropInapplicableFilters({ ...made, ascending: made.ascending && hasDirection(made.order) }))
