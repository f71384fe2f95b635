/** The accounts that send random requests, or null for a visitor. The first two accounts are colleagues. */
export const fuzzCallers = [
  'paid@demo.test',
  'colleague@demo.test',
  'projects@demo.test',
  'basic@demo.test',
  'none@demo.test',
  'paid-se@demo.test',
  null,
] as const

export type FuzzCaller = (typeof fuzzCallers)[number]

/** Returns the account that represents the caller's company. All users of a company get the same account. */
export function companyOf(caller: FuzzCaller): FuzzCaller {
  return caller === 'colleague@demo.test' ? 'paid@demo.test' : caller
}

/**
 * Returns a text that is written only into the data of the caller's company, to detect leaks to other
 * companies.
 */
export function canaryOf(caller: FuzzCaller): string {
  return `canary of ${companyOf(caller)?.replaceAll(/\W/g, ' ') ?? 'nobody'}`
}
