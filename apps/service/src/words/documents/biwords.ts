import { wordLanguages } from '../letters/wordLanguages'
import { lexicons } from '../lexicon/lexicons'
import { ownLexeme } from '../lexicon/ownLexeme'

/** A document with more is read for every phrase. Of 2,405 real notices, the longest has 4,200. */
const mostBiwords = 20_000

const own = ownLexeme('')

/** Lexemes of a word that say in which language it stands count as the word. */
const wordsOfForms = (forms: Iterable<string>): ReadonlySet<string> =>
  new Set([...forms].map((form) => (form.startsWith(own) ? form.slice(own.length) : form)))

const isJoining = (word: string) => wordLanguages.some((language) => lexicons[language].isJoining(word))

/** How many numbers there are. With more, the index grows; with fewer, more pairs of words share a number. */
const values = 2 ** 20

/** Returns the number of two words, by FNV-1a. */
function biwordOf(first: string, second: string): number {
  const text = `${first} ${second}`
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  }
  return ((hash >>> 20) ^ hash) & (values - 1)
}

const biwordsOf = (before: ReadonlySet<string>, after: ReadonlySet<string>): number[] =>
  [...before].flatMap((first) => [...after].map((second) => biwordOf(first, second)))

/**
 * Collects the biwords of a document: numbers of two words that follow each other, one for each of their forms.
 * The index of words does not know their order, so a phrase reads only the documents with its biwords (ADR 105).
 *
 * Joining words between two words do not count, because nearly every text has them beside nearly every word.
 */
export class BiwordCollector {
  readonly #found = new Set<number>()
  #before: ReadonlySet<string> = new Set()

  /** Begins a text. No biword goes from one text to the next. */
  begin(): void {
    this.#before = new Set()
  }

  /** Adds the next word of the text, with the forms by which it is found. */
  add(word: string, forms: ReadonlySet<string>): void {
    const words = wordsOfForms(forms)
    const joins = isJoining(word)
    // A joining word can be found as another word too: Danish 'både' is also boats.
    if (joins && words.size === 1 && words.has(word)) return
    if (this.#found.size <= mostBiwords) {
      for (const biword of biwordsOf(this.#before, words)) this.#found.add(biword)
    }
    this.#before = joins ? new Set([...this.#before, ...words]) : words
  }

  /** The biwords in ascending order, or null if there are too many. */
  get found(): number[] | null {
    if (this.#found.size > mostBiwords) return null
    return [...this.#found].toSorted((one, two) => one - two)
  }
}

/**
 * Returns the biwords of which each document with a phrase has at least one of each row.
 *
 * @param phrase each word of the phrase, as the forms by which it is found
 */
export function biwordsOfPhrase(phrase: readonly (readonly string[])[]): number[][] {
  const rows: number[][] = []
  let before: ReadonlySet<string> = new Set()
  for (const forms of phrase) {
    const words = wordsOfForms(forms)
    const mayJoin = [...words].some(isJoining)
    if (!mayJoin && before.size > 0) rows.push(biwordsOf(before, words))
    if (!mayJoin) before = words
    else if (before.size > 0) before = new Set([...before, ...words])
  }
  return rows
}
