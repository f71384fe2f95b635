/** The accounts that send random requests, and null for no account. The first two are colleagues. */
export const fuzzCallers = [
  'paid@demo.test',
  'colleague@demo.test',
  'projects@demo.test',
  'basic@demo.test',
  'none@demo.test',
  'paid-se@demo.test',
  null,
] as const

/** One of the callers. */
export type FuzzCaller = (typeof fuzzCallers)[number]

/** Returns the account that represents a caller's company. */
export function companyOf(caller: FuzzCaller): FuzzCaller {
  return caller === 'colleague@demo.test' ? 'paid@demo.test' : caller
}

/** Returns a word that only the data of the caller's company contains. */
export function canaryOf(caller: FuzzCaller): string {
  return `canary of ${companyOf(caller)?.replaceAll(/\W/g, ' ') ?? 'nobody'}`
}
