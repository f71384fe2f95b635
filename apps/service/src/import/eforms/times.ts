import type { OcdsPeriod } from '../../storage/records/OcdsRelease'
import { addDays } from '../release/dayOf'
import type { Notice } from './Notice'
import type { XmlElement } from './parseXml'
import { first, textAt } from './paths'

const offsetOf = (text: string | null): string | null => /(Z|[+-]\d{2}:\d{2})$/.exec(text ?? '')?.[1] ?? null

/**
 * Joins a date and a time, which are two elements, each with an offset of its own or none. The offset of the
 * time counts, and without a time the day as it is written.
 */
export function joinTime(date: string | null, time: string | null): string | null {
  if (date === null) return null
  const day = /^(-?\d+-\d{2}-\d{2})/.exec(date)?.[1]
  const clock = /^(\d{2}:\d{2}(?::\d{2})?)/.exec(time ?? '')?.[1]
  if (day === undefined || clock === undefined) return day ?? date
  return `${day}T${clock.length === 5 ? `${clock}:00` : clock}${offsetOf(time) ?? offsetOf(date) ?? ''}`
}

const isTime = (text: string) => /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) && !Number.isNaN(Date.parse(text))

/** Returns a date with its time. Reports a text that is no date, and returns null. */
function timeIn({ note }: Notice, date: string | null, time: string | null, property: string): string | null {
  const joined = joinTime(date, time)
  if (joined === null || isTime(joined)) return joined
  note(property, `"${date ?? ''} ${time ?? ''}" was dropped: it is no day`)
  return null
}

/**
 * A later deadline is a mistake, or is written where there is none. The longest dynamic purchasing systems are open for
 * some ten years.
 */
const longestDeadlineDays = 15 * 366

/** Returns the end of the period of an element, as a period. */
export function deadlineIn(
  notice: Notice,
  element: XmlElement | undefined,
  property: string,
): OcdsPeriod | null {
  const { root, note } = notice
  const end = timeIn(notice, textAt(element, 'cbc:EndDate'), textAt(element, 'cbc:EndTime'), property)
  if (end === null) return null
  const issued = textAt(root, 'cbc:IssueDate')?.slice(0, 10) ?? ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(issued) && end.slice(0, 10) > addDays(issued, longestDeadlineDays)) {
    note(property, `${end} was dropped: it is more than 15 years after the notice`)
    return null
  }
  return { endDate: end }
}

/** The days of each unit in which a duration is given. */
const daysOfUnit: Readonly<Record<string, number>> = {
  DAY: 1,
  CALENDAR_DAY: 1,
  WEEK: 7,
  MONTH: 30,
  YEAR: 365,
}

/** Returns the period in which a contract is carried out. */
export function plannedPeriod(
  notice: Notice,
  project: XmlElement | undefined,
  property: string,
): OcdsPeriod | null {
  const { note } = notice
  const period = first(project, 'cac:PlannedPeriod')
  const measure = first(period, 'cbc:DurationMeasure')
  const unit = measure?.attributes['unitCode'] ?? ''
  const days = daysOfUnit[unit]
  const count = measure === undefined ? Number.NaN : Number(measure.text)
  if (measure !== undefined && (days === undefined || !Number.isFinite(count)))
    note(property, `"${measure.text} ${unit}" is no duration`)
  const start = timeIn(notice, textAt(period, 'cbc:StartDate'), null, property)
  const end = timeIn(notice, textAt(period, 'cbc:EndDate'), null, property)
  const durationInDays = Math.round(count * (days ?? Number.NaN))
  if (start === null && end === null && !Number.isFinite(durationInDays)) return null
  return {
    startDate: start,
    endDate: end,
    durationInDays: Number.isFinite(durationInDays) ? durationInDays : null,
  }
}
