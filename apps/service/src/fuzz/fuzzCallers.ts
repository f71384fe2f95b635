/** The accounts that send made-up requests, and null for nobody; the first two are colleagues. */
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

/** The account that stands for a caller's company. */
export function companyOf(caller: FuzzCaller): FuzzCaller {
  return caller === 'colleague@demo.test' ? 'paid@demo.test' : caller
}

/** A word that only things of the caller's company hold. */
export function canaryOf(caller: FuzzCaller): string {
  return `canary of ${companyOf(caller)?.replaceAll(/\W/g, ' ') ?? 'nobody'}`
}
