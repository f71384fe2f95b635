import { onePerKey } from './onePerKey'

/** Sorts numbers in texts by value. Each language has one collator. */
export const collatorOf = onePerKey((language) => new Intl.Collator(language, { numeric: true }))
