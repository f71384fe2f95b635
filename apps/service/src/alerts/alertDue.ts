import { limits } from '@spadestik/domain/limits'
import { Cron } from 'croner'

/** When an alert may be sent. */
export type AlertTime = 'always' | 'daily' | 'weekly'

/**
 * Returns when a match is mailed: five minutes after the first of the collected matches, at the next 06:00,
 * or on the next Monday at 06:00, in the time zone of the recipient (Z06).
 *
 * @param matched the first match that has not been mailed
 * @param timeZone IANA name
 */
export function alertDue(mailTime: AlertTime, matched: Date, timeZone: string): Date {
  if (mailTime === 'always') return new Date(matched.getTime() + limits.alertGroupMinutes * 60_000)
  const day = mailTime === 'weekly' ? String(limits.alertWeekday) : '*'
  const next = new Cron(`0 0 ${limits.alertHour} * * ${day}`, { timezone: timeZone }).nextRun(matched)
  if (next === null)
    throw new Error(`There is no next ${mailTime} time in ${timeZone}, so an alert would never be sent.`)
  return next
}
