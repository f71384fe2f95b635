import { onePerKey } from '@spadestik/domain/locale'
import type { LanguageCode } from './languages'

/** Compares names as a language sorts them, with numbers in numeric order. */
export const collatorOf = onePerKey(
  (language: LanguageCode) => new Intl.Collator(language, { numeric: true }),
)
