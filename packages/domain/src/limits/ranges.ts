/** Limits of numbers, days and times of day. */
export const ranges = {
  /** Currency units per million. */
  budgetFactor: 1_000_000,
  /** The years around the current one that a building period can cover. @unit years */
  buildingYears: { before: 10, after: 15 },
  /** How many days of updates a row shows. @unit days */
  recentUpdateDays: 5,
  /** How far back an agent's count of the last month reaches. @unit days */
  monthlyResultDays: 30,
  /** How far back an agent's count of the last day reaches. @unit days */
  dailyResultDays: 1,
  /** A deadline counts as near when it is at most this far away. @unit days */
  nearDeadlineDays: 14,
  /** The hour of daily and weekly e-mails, in the time zone of the national domain. @unit h */
  alertHour: 6,
  /** The weekday of weekly e-mails; Sunday is 0. */
  alertWeekday: 1,
  /** The calling code for an unknown national domain. */
  defaultCallingCode: 45,
} as const
