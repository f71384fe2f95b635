import type { Schemas } from '@spadestik/api-client/schema'
import { onePerKey } from '@spadestik/domain/locale'

export const languages = [
  { id: 1, nativeName: 'English', iso6391: 'en', iso6392: 'eng', international: 'English' },
  { id: 2, nativeName: 'Dansk', iso6391: 'da', iso6392: 'dan', international: 'Danish' },
  { id: 4, nativeName: 'Svenska', iso6391: 'sv', iso6392: 'swe', international: 'Swedish' },
  { id: 7, nativeName: 'Norsk bokmål', iso6391: 'nb', iso6392: 'nob', international: 'Norwegian' },
] as const satisfies readonly Schemas['Language'][]

export type LanguageCode = (typeof languages)[number]['iso6391']

/** Returns the code of a language. For an unknown id, returns Danish, which is the default. */
export function languageCode(languageId: number): LanguageCode {
  return languages.find(({ id }) => id === languageId)?.iso6391 ?? 'da'
}

export const regionNamesOf = onePerKey(
  (language: LanguageCode) => new Intl.DisplayNames([language], { type: 'region' }),
)
