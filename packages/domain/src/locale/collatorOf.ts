import { onePerKey } from './onePerKey'

/**
 * Returns the collator of a language. It sorts numbers in texts by value. The collator is created once per
 * language.
 */
export const collatorOf = onePerKey((language) => new Intl.Collator(language, { numeric: true }))
