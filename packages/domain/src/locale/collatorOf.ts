import { onePerKey } from './onePerKey'

/** Compares names as a language sorts them, with numbers in numeric order. One collator is kept per language. */
export const collatorOf = onePerKey((language) => new Intl.Collator(language, { numeric: true }))
