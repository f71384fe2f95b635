// Limits of numbers, days and times of day.

/** Users type budgets in millions. */
export const budgetFactor = 1_000_000
/** How many years before and after the current year users can choose for a building period. @unit years */
export const buildingYears = { before: 10, after: 15 } as const
/** The largest number of days that a filter such as "deadline within 30 days" accepts. @unit days */
export const maxWithinDays = 365
/** The largest number of quarters that a filter such as "starts within 4 quarters" accepts. @unit quarters */
export const maxWithinQuarters = 20
/** The maximum age of updates that a row of a result list shows. @unit days */
export const recentUpdateDays = 5
/** The period for counting the results of an agent (a saved search) in the last month. @unit days */
export const monthlyResultDays = 30
/** How far back the app counts the daily results of an agent (a saved search). @unit days */
export const dailyResultDays = 1
/** The past period for which the app shows what an agent (a saved search) would have sent. @unit days */
export const rehearsalDays = 90
/** A deadline that is at most this many days away is highlighted. @unit days */
export const nearDeadlineDays = 14
/** An item with a deadline that is at most this many days away is urgent in an alert. @unit days */
export const urgentDeadlineDays = 3
/** The hour of daily and weekly e-mails, in the time zone of the national domain (dk, se or no). @unit h */
export const alertHour = 6
/** The weekday of weekly e-mails. Sunday is 0. */
export const alertWeekday = 1
/** The calling code that is used if the national domain (dk, se or no) is unknown. */
export const defaultCallingCode = 45
