import { Problem } from './Problem'

/**
 * Passes on what was found.
 *
 * @param what what was looked for, as a noun with its article
 * @throws Problem `notFound` where there is nothing.
 * @source specification 8
 */
export function found<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing !== null && thing !== undefined) return thing
  throw new Problem('notFound', `There is no such ${what}, or it is not yours to know of. Check its id.`)
}
