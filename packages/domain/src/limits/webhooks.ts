// How hints are sent to webhooks (ADR 102).

/** The maximum number of webhooks of a user. The OpenAPI contract names it. */
export const webhooksMax = 20
/** How long to wait after each try that failed. Together with the first there are eight tries over two days. @unit ms */
export const webhookWaitsMs = [
  60_000, 600_000, 3_600_000, 14_400_000, 28_800_000, 50_400_000, 75_000_000,
] as const
/** How long a receiver has for its whole answer. @unit ms */
export const webhookTimeoutMs = 10_000
/** How long a hint belongs to the process that sends it. @unit ms */
export const webhookLeaseMs = 60_000
/** How many hints a process sends at a time. */
export const webhooksAtOnce = 16
/** How much is read of an answer. @unit bytes */
export const webhookAnswerBytes = 4000
/** How much of an answer is kept. */
export const webhookAnswerMaxLength = 1000
/** For how many hours hints are signed with the former secret as well. */
export const webhookFormerSecretHours = 24
/** The tests and repetitions that a user can ask for within an hour. */
export const webhookSendsPerHour = 60
/** For how many days a hint is kept. @unit d */
export const webhookDays = 7
/** The changes of the ledger that are read at a time to find out whether there is news for a webhook. */
export const webhookPageSize = 200
/** The pages that are read for one webhook before others have their turn. */
export const webhookPagesAtOnce = 20
/** The longest address of a receiver. The OpenAPI contract names it. */
export const webhookAddressMaxLength = 500
/** How many hints of a webhook the app shows at first, and more with each press. */
export const webhookHintsShown = 20
/** How often the app asks for the answer to a hint that is about to be sent. @unit ms */
export const webhookProgressMs = 1500
/** How often the app asks for new hints. @unit ms */
export const webhookPollMs = 15_000
