// How much one user, company or address may use (ADR 92). Above a quota, calls wait or get 429.

/** The calls of one user within `callsWindowSeconds`. A person never needs as many; a script does. */
export const userCalls = 1200
/** The calls without a login from one address, which a whole office can share, within `callsWindowSeconds`. */
export const addressCalls = 3000
/** @unit s */
export const callsWindowSeconds = 60
/** The costly calls of one user, such as searches, that run at once. If more arrive, they run one at a time. */
export const userSearchesAtOnce = 3
/** The costly calls of one user that may wait. */
export const userSearchesWaiting = 60
/** The time that the database may spend on costly calls of one user within `searchWindowSeconds`. @unit ms */
export const userSearchMs = 10_000
/** The costly calls of all users of one company that run at once in an instance. More wait. */
export const companySearchesAtOnce = 6
/** The costly calls of one company that may wait. */
export const companySearchesWaiting = 300
/**
 * The time that the database may spend on costly calls of one company within `searchWindowSeconds`: as much as
 * one connection that is always busy. @unit ms
 */
export const companySearchMs = 30_000
/** @unit s */
export const searchWindowSeconds = 30
/** How long an instance counts alone before it exchanges what was used with the other instances. @unit ms */
export const quotaExchangeMs = 1000
/** How many users, companies and addresses of each quota an instance remembers at most. */
export const quotaPartiesMax = 50_000
/** How many amounts an instance reports to the others at a time. The others follow in the next report. */
export const quotaReportMax = 2000
/** The number of connections of a pool to the PostgreSQL server. An instance has two pools: one is for searches. */
export const databaseConnections = 10
