import type { AlertTime } from '../alerts/alertDue'
import { alertDue } from '../alerts/alertDue'

/**
 * Counts the e-mails in which changes are mailed. A mail has all changes until it is due.
 *
 * @param times the times of the changes in ascending order, in milliseconds since 1970
 * @param timeZone an IANA name
 */
export function countMails(mailTime: AlertTime, times: readonly number[], timeZone: string): number {
  let count = 0
  let due = Number.NEGATIVE_INFINITY
  for (const time of times) {
    if (time <= due) continue
    count += 1
    due = alertDue(mailTime, new Date(time), timeZone).getTime()
  }
  return count
}
