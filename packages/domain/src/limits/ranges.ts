/** Bounds of figures, days and times of the day. */
export const ranges = {
  /** Estimated sum. @unit millions of the currency @source specification 9 */
  budgetMillions: { min: 0, max: 3000 },
  /** Currency units in a million. @source specification 9 */
  budgetFactor: 1_000_000,
  /** Building size. @unit m² @source specification 9 */
  buildingSize: { min: 0, max: 1_000_000 },
  /** Ground size. @unit m² @source specification 9 */
  groundSize: { min: 0, max: 1_000_000 },
  /** Running metres. @unit m @source specification 9 */
  metres: { min: 0, max: 1_000_000 },
  /** Number of units. @source specification 9 */
  units: { min: 0, max: 100_000 },
  /** How far the building period reaches from this year. Our own choice. @unit years */
  buildingYears: { before: 10, after: 15 },
  /** How far the updates of a row reach back. @unit days @source specification 9 */
  recentUpdateDays: 5,
  /** How far the monthly count of an agent reaches back. @unit days @source specification 9 */
  monthlyResultDays: 30,
  /** How far the daily count of an agent reaches back. @unit days @source specification 9 */
  dailyResultDays: 1,
  /** How long before a deadline it counts as near. Our own choice: two working weeks. @unit days */
  nearDeadlineDays: 14,
  /** The hour of daily and weekly e-mails, in the time zone of the national domain. @unit h @source decision 40 */
  alertHour: 6,
  /** The day of weekly e-mails, Sunday being 0. @source decision 40 */
  alertWeekday: 1,
  /** The calling code where the national domain is unknown. @source specification 9 */
  defaultCallingCode: 45,
} as const
