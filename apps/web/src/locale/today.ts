import { dayAt } from '@spadestik/domain/dates'

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** Returns the current day in the user's time zone as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

/** Returns the current day in a time zone as `YYYY-MM-DD`. @param timeZone IANA name */
export function todayIn(timeZone: string): string {
  return dayAt(Date.now(), timeZone)
}
