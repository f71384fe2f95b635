import { onePerKey } from './onePerKey'

/** Returns the collator of a language, with numeric order. One collator is kept per language. */
export const collatorOf = onePerKey((language) => new Intl.Collator(language, { numeric: true }))
