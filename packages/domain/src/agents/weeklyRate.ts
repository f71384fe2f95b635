const daysPerWeek = 7

/**
 * The lowest rate that counts as once a week. Some periods of 90 days contain only twelve Mondays, so the
 * rate of a weekly event can be below 1.
 */
const onceAWeek = 0.9

/**
 * Returns how often something happens per week, rounded. Returns null if that is less than about once, or if
 * the period is shorter than a week (W12).
 *
 * @param count how often it happened in the period
 * @param days the number of days in the period
 */
export function weeklyRate(count: number, days: number): number | null {
  const rate = (count * daysPerWeek) / days
  return days < daysPerWeek || rate < onceAWeek ? null : Math.round(rate)
}
