import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromAgent } from '../agents/fromAgent'
import { toProcurementAgent } from '../agents/agentDrafts'
import { addDays, daysBetween } from '../dates/formatDate'
import { firstDayOf, quarterOf } from '../dates/quarter'
import { dayAt } from '../dates/zonedTime'
import { changeCriteria } from './changeCriteria'
import { timeNames, timesOf } from './filters'
import { emptyCriteria } from './SearchCriteria'
import { parseCriteria, serializeCriteria } from './criteriaCodec'
import { timesFor } from './searches.fixture'
import { isRelative } from './timeKind'
import {
  daysOf,
  fromTimeBody,
  isTimeSet,
  relativeRules,
  relativeTimesOf,
  toTimeBody,
  withDays,
} from './times'

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyName = fc.constantFrom(...timeNames)
const anyTime = anyName.chain((name) => timesFor(name).map((value) => ({ name, value })))

describe('a relative time', () => {
  test.each([
    ['deadline', 14, '2026-11-22', '2026-11-22', '2026-12-06'],
    ['deadline', 1, '2026-12-31', '2026-12-31', '2027-01-01'],
    ['deadline', 1, '2028-02-28', '2028-02-28', '2028-02-29'],
    ['start', 1, '2026-11-22', '2026-10-01', '2027-03-31'],
    ['start', 2, '2026-12-31', '2026-10-01', '2027-06-30'],
    ['start', 2, '2027-01-01', '2027-01-01', '2027-09-30'],
    ['start', 4, '2026-03-31', '2026-01-01', '2027-03-31'],
    ['updated', 7, '2026-11-22', '2026-11-15', null],
    ['updated', 1, '2026-01-01', '2025-12-31', null],
  ] as const)('[S24] %s within %s on %s is from %s to %s', (name, within, today, from, to) => {
    expect(daysOf(name, { within }, today)).toEqual({ from, to })
  })

  test('[S24] includes the current day, and moves by a day each day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 365 }), (today, within) => {
        const ahead = daysOf('deadline', { within }, today)
        expect(ahead.from).toBe(today)
        expect(daysBetween(today, ahead.to ?? '')).toBe(within)
        expect(daysOf('deadline', { within }, addDays(today, 1)).to).toBe(addDays(ahead.to ?? '', 1))
        expect(daysBetween(daysOf('updated', { within }, today).from ?? '', today)).toBe(within)
      }),
    )
  })

  test('[S24] in quarters begins and ends with whole quarters, and is the same on each day of a quarter', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20 }), (today, within) => {
        const { from, to } = daysOf('start', { within }, today)
        const current = quarterOf(today)
        const last = quarterOf(to)
        if (current === null || last === null) throw new Error('A day has no quarter.')
        expect(from).toBe(firstDayOf(current))
        expect(quarterOf(addDays(to ?? '', 1))).not.toEqual(last)
        expect((last.year - current.year) * 4 + last.quarter - current.quarter).toBe(within)
        expect(daysOf('start', { within }, from ?? '')).toEqual({ from, to })
      }),
    )
  })

  test.each([
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('[S24] at %s counts from %s, around midnight and changes of the clock', (instant, today) => {
    const from = dayAt(Date.parse(instant), 'Europe/Copenhagen')
    expect(daysOf('deadline', { within: 7 }, from)).toEqual({ from: today, to: addDays(today, 7) })
  })

  test('[S24] in a request means the days that it has today', () => {
    fc.assert(
      fc.property(anyTime, anyDay, ({ name, value }, today) => {
        const dated = withDays(toTimeBody(name, value), today)
        expect(dated).toEqual(toTimeBody(name, daysOf(name, value, today)))
        expect(withDays(dated, '2000-01-01')).toEqual(dated)
      }),
    )
  })

  test('[S24] in a request replaces its days', () => {
    const sent = { deadlineFrom: '2026-01-01', deadlineTo: '2026-02-01', deadlineWithinDays: 14, roles: [4] }
    expect(fromTimeBody('deadline', sent)).toEqual({ within: 14 })
    expect(withDays(sent, '2026-11-22')).toEqual({
      roles: [4],
      deadlineFrom: '2026-11-22',
      deadlineTo: '2026-12-06',
      deadlineWithinDays: null,
    })
    expect(relativeTimesOf(sent)).toEqual({ deadlineWithinDays: 14 })
    expect(relativeTimesOf({ deadlineFrom: '2026-01-01', startWithinQuarters: null })).toEqual({})
  })

  test('[S17, S24] stays relative in a URL and in an agent', () => {
    fc.assert(
      fc.property(anyTime, ({ name, value }) => {
        const search = changeCriteria(emptyCriteria('procurement'), { [name]: value })
        expect(parseCriteria(serializeCriteria(search), 1, 'project')).toEqual(search)
        const settings = { name: 'Broer', mailTime: 'daily' as const, paUserIds: [1] }
        const agent = {
          ...toProcurementAgent(search, settings),
          id: 1,
          type: 'procurement',
          statistics: null,
        }
        expect(fromAgent(agent as Parameters<typeof fromAgent>[0])[name]).toEqual(value)
      }),
    )
  })
})

test.each([
  ['project', ['start', 'updated']],
  ['procurement', ['deadline', 'start', 'updated']],
  ['company', []],
] as const)('[S24] the times of a %s search are %j', (itemType, names) => {
  expect(timesOf(itemType)).toEqual(names)
})

test('[S24] every preset can be chosen', () => {
  for (const name of timeNames) {
    const { presets, max } = relativeRules(name)
    expect(presets.length).toBeGreaterThan(0)
    expect(presets.every((within) => within >= 1 && within <= max)).toBe(true)
  }
})

test.each([
  [{ from: null, to: null }, false, false],
  [{ from: '2026-01-01', to: null }, true, false],
  [{ from: null, to: '2026-01-01' }, true, false],
  [{ within: 3 }, true, true],
])('[S24] %j filters: %s, and is relative: %s', (value, isSet, moves) => {
  expect(isTimeSet(value)).toBe(isSet)
  expect(isRelative(value)).toBe(moves)
})
