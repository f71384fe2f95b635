import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { geography } from '../../reference/criteria/geography/geography'
import type { WordLanguage } from '../letters/wordLanguages'
import { wordLanguages } from '../letters/wordLanguages'
import type { Lexicon } from './Lexicon'
import { createLexicon } from './Lexicon'
import { parseLexicon } from './parseLexicon'

const read = (language: WordLanguage) => readFileSync(new URL(`./${language}.txt`, import.meta.url), 'utf8')

/** How texts are read, apart from the lexicons. Add one when that changes, so that all texts are read again. */
const rules = 5

const municipalities = geography.criteria.map(({ names }) => names.da ?? '')

/** The lexicons that come with the product. */
export const lexicons = Object.fromEntries(
  wordLanguages.map((language) => [
    language,
    createLexicon(parseLexicon(read(language)), language, municipalities),
  ]),
) as Readonly<Record<WordLanguage, Lexicon>>

/** Changes when texts are to be read again, because the lexicons or the rules have changed. */
export const wordsVersion = wordLanguages
  .reduce((hash, language) => hash.update(read(language)), createHash('sha256').update(String(rules)))
  .digest('hex')
  .slice(0, 16)
