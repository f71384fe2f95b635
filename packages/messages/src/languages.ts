/**
 * A language of the product, with the number by which the API knows it.
 * @source specification 3 (Language)
 */
export interface AppLanguage {
  readonly id: 1 | 2 | 4 | 7
  /** The catalog's name and the BCP 47 tag that formats dates, numbers and plurals. */
  readonly tag: 'en' | 'da' | 'sv' | 'nb'
  /** What its speakers call it, for the language picker. */
  readonly nativeName: string
}

export type LanguageTag = AppLanguage['tag']

/** The four languages, sorted by native name as the language picker shows them. */
export const languages: readonly AppLanguage[] = [
  { id: 2, tag: 'da', nativeName: 'Dansk' },
  { id: 1, tag: 'en', nativeName: 'English' },
  { id: 7, tag: 'nb', nativeName: 'Norsk bokmål' },
  { id: 4, tag: 'sv', nativeName: 'Svenska' },
]

/** The language of an id; an unknown id gets English, the fallback of the specification, section 9. */
export function languageOfId(id: number): AppLanguage {
  const found = languages.find((language) => language.id === id) ?? languages.find(({ tag }) => tag === 'en')
  if (found === undefined)
    throw new Error('The list of languages has lost English, its fallback. Restore it.')
  return found
}
