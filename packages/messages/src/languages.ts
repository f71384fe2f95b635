export interface AppLanguage {
  readonly id: 1 | 2 | 4 | 7
  /** The name of the catalog, and the BCP 47 tag for formatting dates, numbers and plurals. */
  readonly tag: 'en' | 'da' | 'sv' | 'nb'
  /** The name in the language itself. */
  readonly nativeName: string
}

export type LanguageTag = AppLanguage['tag']

/** The languages of the app, sorted by their native names for the language picker (F01). */
export const languages: readonly AppLanguage[] = [
  { id: 2, tag: 'da', nativeName: 'Dansk' },
  { id: 1, tag: 'en', nativeName: 'English' },
  { id: 7, tag: 'nb', nativeName: 'Norsk bokmål' },
  { id: 4, tag: 'sv', nativeName: 'Svenska' },
]

export function languageOfId(id: number): AppLanguage {
  const found = languages.find((language) => language.id === id) ?? languages.find(({ tag }) => tag === 'en')
  if (found === undefined)
    throw new Error('English, the fallback, is missing from the list of languages. Add it again.')
  return found
}
