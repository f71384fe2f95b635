import { limits } from '../limits/limits'
import { daysBetween } from './formatDate'

/** Returns how many days are left until a deadline, and whether it is near. Both are `YYYY-MM-DD` days. */
export function deadlineStatus(deadline: string, today: string): { days: number; isNear: boolean } {
  const days = daysBetween(today, deadline)
  return { days, isNear: days >= 0 && days <= limits.nearDeadlineDays }
}
