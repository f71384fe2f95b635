/**
 * The accounts with which the fuzz test sends its requests. Null is a visitor. The first two accounts are
 * colleagues.
 */
export const fuzzCallers = [
  'paid@demo.test',
  'colleague@demo.test',
  'projects@demo.test',
  'basic@demo.test',
  'none@demo.test',
  'paid-se@demo.test',
  'paid-no@demo.test',
  'admin@demo.test',
  null,
] as const

export type FuzzCaller = (typeof fuzzCallers)[number]

/** Returns the account that identifies the company of a caller. It is the same for all users of a company. */
export function companyOf(caller: FuzzCaller): FuzzCaller {
  return caller === 'colleague@demo.test' ? 'paid@demo.test' : caller
}

/** Returns a text that only the data of the caller's company contains, to detect leaks to other companies. */
export function canaryOf(caller: FuzzCaller): string {
  return `canary of ${companyOf(caller)?.replaceAll(/\W/g, ' ') ?? 'nobody'}`
}
