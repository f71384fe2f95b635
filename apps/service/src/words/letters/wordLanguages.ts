/** The languages whose words have a lexicon and a stemmer. */
export const wordLanguages = ['da', 'sv', 'nb', 'en'] as const
export type WordLanguage = (typeof wordLanguages)[number]

const known: Readonly<Record<string, WordLanguage>> = {
  da: 'da',
  sv: 'sv',
  nb: 'nb',
  nn: 'nb',
  no: 'nb',
  en: 'en',
}

/** Returns the language whose lexicon reads a text, or null for a language without one, such as German. */
export const wordLanguage = (iso6391: string): WordLanguage | null => known[iso6391] ?? null
