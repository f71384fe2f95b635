import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import type { WordLanguage } from './wordLanguages'

/** Folded letters are those of Swedish. The stemmers of Danish and Norwegian know only their own. */
const inOwnLetters = (stemmer: (word: string) => string) => (word: string) =>
  stemmer(word.replaceAll('ä', 'æ').replaceAll('ö', 'ø')).replaceAll('æ', 'ä').replaceAll('ø', 'ö')

const stemmers: Readonly<Record<WordLanguage, (word: string) => string>> = {
  da: inOwnLetters(danish),
  nb: inOwnLetters(norwegian),
  // The Swedish stemmer keeps the ending of definite forms such as 'skolan', so it is removed here.
  sv: (word) => swedish(/^(.{2,}[aiouy])ns?$/u.exec(word)?.[1] ?? word),
  en: english,
}

/** Returns what the grammatical forms of a word have in common, by the rules of Snowball. */
export const stem = (word: string, language: WordLanguage): string => stemmers[language](word)
