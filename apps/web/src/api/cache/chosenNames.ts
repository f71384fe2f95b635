/**
 * The names of companies that the user has chosen or the app has fetched in this session. These names need no
 * request. The next user may not read them, so they end with the session (K01).
 */
export const chosenNames = new Map<number, string>()
