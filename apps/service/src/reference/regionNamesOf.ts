import { onePerKey } from '@spadestik/domain/locale'
import type { LanguageCode } from './languages'

/** Names of countries in a language, from the Unicode Common Locale Data Repository that Node carries. */
export const regionNamesOf = onePerKey(
  (language: LanguageCode) => new Intl.DisplayNames([language], { type: 'region' }),
)
