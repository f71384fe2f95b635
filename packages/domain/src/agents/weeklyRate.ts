const daysPerWeek = 7

/**
 * The lowest weekly rate that counts as once a week. It is below 1, because a weekly event can have a lower
 * rate: some periods of 90 days contain only twelve Mondays.
 */
const onceAWeek = 0.9

/**
 * Returns how often something happens per week, rounded. Returns null if it happens less than about once a
 * week, or if the period is shorter than a week (W12).
 *
 * @param count how often it happened in the period
 * @param days the number of days in the period
 */
export function weeklyRate(count: number, days: number): number | null {
  const rate = (count * daysPerWeek) / days
  return days < daysPerWeek || rate < onceAWeek ? null : Math.round(rate)
}
