import { onePerKey } from './onePerKey'

/**
 * Returns the collator of a language, which sorts numbers in texts by value. Each language has one collator.
 */
export const collatorOf = onePerKey((language) => new Intl.Collator(language, { numeric: true }))
