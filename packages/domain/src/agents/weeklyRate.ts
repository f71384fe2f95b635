const daysPerWeek = 7

/** A lower rate is not called once a week. The twelve Mondays of 90 days are once a week. */
const onceAWeek = 0.9

/**
 * Returns how often something happens per week, rounded. Returns null if it is less than about once a week, and
 * for a period that is shorter than a week (W12).
 *
 * @param count how often it happened in the period
 * @param days the number of days in the period
 */
export function weeklyRate(count: number, days: number): number | null {
  const rate = (count * daysPerWeek) / days
  return days < daysPerWeek || rate < onceAWeek ? null : Math.round(rate)
}
