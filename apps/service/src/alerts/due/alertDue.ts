import { limits } from '@spadestik/domain/limits'
import { Cron } from 'croner'

/**
 * How soon a match is mailed: within minutes (`always`), the next morning (`daily`), or the next Monday
 * (`weekly`).
 */
export type AlertTime = 'always' | 'daily' | 'weekly'

const patterns = new Map<string, Cron>()

/** Returns the pattern of a timing in a time zone. Creating a pattern is slow, so each is created once. */
function patternOf(mailTime: 'daily' | 'weekly', timeZone: string): Cron {
  const key = `${mailTime} ${timeZone}`
  const day = mailTime === 'weekly' ? String(limits.alertWeekday) : '*'
  const pattern = patterns.get(key) ?? new Cron(`0 0 ${limits.alertHour} * * ${day}`, { timezone: timeZone })
  patterns.set(key, pattern)
  return pattern
}

/**
 * Returns when a match is mailed, in the time zone of the recipient (Z06): five minutes after the first
 * change (`always`), at the next 06:00 (`daily`), or at 06:00 on the next Monday (`weekly`).
 *
 * @param matched the time of the first change that has not been mailed
 */
export function alertDue(mailTime: AlertTime, matched: Date, timeZone: string): Date {
  if (mailTime === 'always') return new Date(matched.getTime() + limits.alertGroupMinutes * 60_000)
  const next = patternOf(mailTime, timeZone).nextRun(matched)
  if (next === null)
    throw new Error(`There is no next ${mailTime} time in ${timeZone}, so an alert would never be sent.`)
  return next
}
