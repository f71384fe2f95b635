import { onePerKey } from './onePerKey'

/**
 * Returns the collator of a language. It compares numbers in texts by their value. A language always gets the
 * same collator.
 */
export const collatorOf = onePerKey((language) => new Intl.Collator(language, { numeric: true }))
