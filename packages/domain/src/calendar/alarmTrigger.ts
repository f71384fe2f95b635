import type { EventSpan } from './windowEvents'

/** The choices for the alarm of an exported calendar event: how long before the deadline it sounds (Z07). */
export const calendarAlarms = ['none', 'hour', 'day', 'threeDays', 'week'] as const

export type CalendarAlarm = (typeof calendarAlarms)[number]

/** How many hours before the closing time each alarm sounds. */
const hoursBefore: Record<Exclude<CalendarAlarm, 'none'>, number> = {
  hour: 1,
  day: 24,
  threeDays: 72,
  week: 168,
}

const morningHour = 9

/**
 * Returns the trigger of an alarm as a duration from the start of the event (RFC 5545 section 3.8.6.3), or
 * null for no alarm. The deadline is the end of the event, but not all programs can count from the end
 * (`RELATED=END`).
 *
 * An event with a closing time starts one hour before the deadline. The alarm of an all-day event sounds at
 * 9:00: on the day itself for `hour`, otherwise the chosen number of days earlier.
 */
export function alarmTrigger(alarm: CalendarAlarm, span: EventSpan): string | null {
  if (alarm === 'none') return null
  const hours = hoursBefore[alarm]
  const fromStart = 'day' in span ? morningHour - (alarm === 'hour' ? 0 : hours) : 1 - hours
  if (fromStart === 0) return 'PT0S'
  return fromStart < 0 ? `-PT${-fromStart}H` : `PT${fromStart}H`
}
