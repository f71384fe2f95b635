import type { Schemas } from '@spadestik/api-client/schema'
import { addDays } from '@spadestik/domain/dates'
import { measures, toMeasureBody } from '@spadestik/domain/range'
import { recordOf } from '@spadestik/domain/records'
import * as fc from 'fast-check'
import { anyQueryText } from '../queryArbitraries'
import { procurementRecord, roleRecord, windowUntil } from '../scenes/records'

const leaves = ['building', 'school', 'gym', 'civil', 'bridge'].map((code) => ({ type: 'category', code }))
const places = ['DK', 'DK04', 'SE'].map((code) => ({ type: 'region', code }))

const day = fc
  .integer({ min: 0, max: 40 })
  .map((days) => new Date(Date.UTC(2026, 10, 1 + days * 9)).toISOString().slice(0, 10))
/** Generates days that are close together, and times mostly close to midnight in Denmark. */
const updatedDay = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-11-03', days))
const lastUpdated = fc
  .tuple(updatedDay, fc.constantFrom('22:30', '23:30', '12:00'))
  .map(([onDay, time]) => `${onDay}T${time}:00.000Z`)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 })
const some = <Value>(values: readonly Value[], maxLength = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const figure = maybe(fc.integer({ min: 0, max: 12 }).map((tens) => tens * 10))

/** Generates date windows that end on different days, at noon or with the day. */
const window = fc
  .tuple(day, fc.constantFrom('12:00', null))
  .map(([to, toTime]) => windowUntil(to, { toTime }))

const vocabulary = ['skole', 'skolen', 'bro', 'broer', 'Århus', 'kanal', 'tag', 'facade'] as const
const words = (maxLength: number) =>
  fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength }).map((chosen) => chosen.join(' '))

/** Random procurements that differ in the values that the filters compare. */
export const anyProcurements = fc
  .sample(
    fc.record({
      criteria: fc.tuple(some(leaves), some(places)).map((both) => both.flat()),
      ...recordOf(measures, () => figure),
      lastUpdated,
      buildingStart: maybe(day),
      buildingEnd: maybe(day),
      country: maybe(fc.constantFrom('DK', 'SE', 'NO')),
      isPublic: maybe(fc.boolean()),
      phase: fc.constantFrom('planned', 'open', 'awarded'),
      type: fc.constantFrom('open', 'invited'),
      postalCode: maybe(fc.constantFrom('8000', '8200', '80', '411 01')),
      roles: fc.array(
        fc
          .record({
            company: fc.constantFrom('a', 'b', 'c'),
            role: fc.constantFrom('architect', 'engineer', 'authority'),
          })
          .map(({ company, role }) => roleRecord(company, { role })),
        { maxLength: 2 },
      ),
      offers: maybe(window),
      participation: maybe(window),
      material: maybe(window),
      inquiry: maybe(window),
      names: words(3).map((da) => ({ da })),
      description: maybe(words(4)),
    }),
    { numRuns: 80, seed: 7 },
  )
  .map((changes, index) => procurementRecord(`p${index}`, changes as Parameters<typeof procurementRecord>[1]))

const range = fc.record({ min: figure, max: figure, allowUnspecified: fc.boolean() })

/** Generates ranges for at most three measures. With more measures, too few items would match. */
const ranges: fc.Arbitrary<Schemas['ItemCriteria']> = fc
  .subarray([...measures], { maxLength: 3 })
  .chain((chosen) => fc.tuple(...chosen.map((measure) => range.map((one) => toMeasureBody(measure, one)))))
  .map((bodies) => Object.assign({}, ...bodies))

/**
 * Generates values of only one of the time filters (deadline, start or update). With several of them, too few
 * items would match.
 */
export const anyTimes: fc.Arbitrary<Schemas['ProcurementCriteria']> = fc.oneof(
  fc.record({ deadlineWithinDays: fc.integer({ min: 1, max: 365 }), deadlineFrom: maybe(day) }),
  fc.record({ startWithinQuarters: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ updatedWithinDays: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ startFrom: maybe(day), startTo: maybe(day) }),
  fc.record({ updatedFrom: maybe(updatedDay), updatedTo: maybe(updatedDay) }),
)

/**
 * Generates filters. In each generated value, only some of the filters are set. The free text, if set,
 * contains postal codes.
 */
export const anyFilters: fc.Arbitrary<Schemas['ProcurementCriteria']> = fc
  .tuple(
    ranges,
    fc.option(anyTimes, { nil: {}, freq: 2 }),
    fc.record(
      {
        criteria: fc
          .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 8 }), included: fc.boolean() }), {
            selector: ({ id }) => id,
            maxLength: 3,
          })
          .map((marks) => marks.map((mark) => ({ ...mark, typeId: mark.id <= 5 ? 1 : 2 }))),
        countryIds: some([1, 2, 160]),
        roles: some([7, 9]),
        companies: some([1, 2, 3]).map((ids) => ids.map((id) => ({ id, companyName: 'x' }))),
        isPublic: maybe(fc.boolean()),
        buildingStart: maybe(day),
        buildingEnd: maybe(day),
        allowUnspecifiedStartEnd: fc.boolean(),
        procurementPhases: some([1, 3, 5]),
        procurementTypes: some([1, 9]),
        deadlineFrom: maybe(day),
        deadlineTo: maybe(day),
        freeSearch: maybe(
          fc.constantFrom(
            '80',
            '411',
            ' 4 1 1 ',
            '8000',
            '4, 8000',
            '41000-8000',
            '41-8000',
            '42-41',
            '9000-411',
            'DK-8, 80',
          ),
        ),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([measured, times, others]) => ({ ...others, ...measured, ...times }))

/** Generates filters whose free text contains words or a query instead of postal codes. */
export const anyWordFilters = fc
  .tuple(anyFilters, maybe(fc.oneof(words(2), anyQueryText(vocabulary))))
  .map(([filters, freeSearch]) => ({
    ...filters,
    freeSearch,
    freeSearchType: 'normal' as const,
  }))
