import { formatDate } from '@spadestik/domain/dates'
import { cutText } from '../release/cutText'
import { clockTimeOf, dayOf } from '../release/dayOf'
import type { OcdsLot, OcdsPeriod, OcdsTender } from '../../storage/records/OcdsRelease'

export type PeriodName = 'tenderPeriod' | 'participationPeriod' | 'enquiryPeriod' | 'contractPeriod'

/** Whether a tender or a lot has ended without a contract. */
export const isEnded = (status: string | null | undefined): boolean =>
  status === 'cancelled' || status === 'unsuccessful' || status === 'withdrawn'

/** Returns the lots that have not ended, or all lots if all of them have. */
function shownLots({ lots }: OcdsTender): readonly OcdsLot[] {
  const active = (lots ?? []).filter(({ status }) => !isEnded(status))
  return active.length > 0 ? active : (lots ?? [])
}

const byTime = (a: string, b: string) => Date.parse(a) - Date.parse(b)

const given = <Value>(values: readonly (Value | null | undefined)[]): Value[] =>
  values.filter((value): value is Value => value !== null && value !== undefined)

/**
 * Returns a period of a tender. A start or an end that the tender leaves to its lots is the first start or
 * the last end of those lots that have not ended.
 */
export function periodOf(tender: OcdsTender, name: PeriodName): OcdsPeriod | null {
  const own = tender[name]
  const ofLots = given(shownLots(tender).map((lot) => lot[name]))
  const start = own?.startDate ?? given(ofLots.map(({ startDate }) => startDate)).sort(byTime)[0]
  const end =
    own?.endDate ??
    given(ofLots.map(({ endDate }) => endDate))
      .sort(byTime)
      .at(-1)
  const days =
    own?.durationInDays ??
    given(ofLots.map(({ durationInDays }) => durationInDays))
      .sort((a, b) => a - b)
      .at(-1)
  if (start === undefined && end === undefined && days === undefined) return own ?? null
  return { startDate: start ?? null, endDate: end ?? null, durationInDays: days ?? null }
}

/**
 * Returns a period of a tender as it is shown on a day. If its lots have different ends, it ends with the next of
 * them, or with the last if all are past.
 *
 * @param today `YYYY-MM-DD`
 */
export function shownPeriodOf(tender: OcdsTender, name: PeriodName, today: string): OcdsPeriod | null {
  const period = periodOf(tender, name)
  if (period === null || tender[name]?.endDate) return period
  const next = given(shownLots(tender).map((lot) => lot[name]?.endDate))
    .sort(byTime)
    .find((end) => (dayOf(end) ?? '') >= today)
  return next === undefined ? period : { ...period, endDate: next }
}

const longestNote = 500

/**
 * Lists the deadlines of the lots in their order if they differ, such as `Lot 1: 04.12.2026 12:00 · Lot 2: 11.12.2026`.
 * Returns null if they do not.
 */
export function lotDeadlines(tender: OcdsTender, name: PeriodName): string | null {
  const lots = shownLots(tender)
    .filter((lot) => lot[name]?.endDate)
    .sort((a, b) => byTime(a[name]?.endDate ?? '', b[name]?.endDate ?? ''))
  if (new Set(lots.map((lot) => lot[name]?.endDate)).size < 2) return null
  const lines = lots.map((lot) => {
    const end = lot[name]?.endDate
    const time = [formatDate(end), clockTimeOf(end)].filter(Boolean).join(' ')
    return `${lot.title ?? lot.id ?? ''}: ${time}`
  })
  return cutText(lines.join(' · '), longestNote)
}

/** Returns the titles of lots by their ids. */
export function lotTitles(tender: OcdsTender | null | undefined, ids: readonly string[]): string[] {
  return (tender?.lots ?? []).flatMap(({ id, title }) => (id && title && ids.includes(id) ? [title] : []))
}
