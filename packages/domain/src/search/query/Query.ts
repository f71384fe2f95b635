/** Matches in any grammatical form. */
export interface Word {
  readonly kind: 'word'
  readonly word: string
}

/** A word that is searched without its synonyms, written `=skole`. It matches in any grammatical form. */
export interface UnexpandedWord {
  readonly kind: 'unexpanded'
  readonly word: string
}

/** The beginning of a word, written `skole*`. */
export interface Beginning {
  readonly kind: 'beginning'
  readonly word: string
}

/** Words that follow each other, written `"ny skole"`. */
export interface Phrase {
  readonly kind: 'phrase'
  readonly words: readonly string[]
}

export type FieldName = 'title' | 'place' | 'builder' | 'company' | 'number' | 'cpv'

/** A text in one field of an item, written `place:Aarhus`. */
export interface Field {
  readonly kind: 'field'
  readonly field: FieldName
  readonly value: Word | UnexpandedWord | Beginning | Phrase
}

export type Term = Word | UnexpandedWord | Beginning | Phrase | Field

/** A part of a query that must not match, written `-skole`. */
interface Not {
  readonly kind: 'not'
  readonly part: Term | All | Any
}

/** Two or more parts of a query, written `ny skole`, which must all match. No part is itself an `All`. */
export interface All {
  readonly kind: 'all'
  readonly parts: readonly (Term | Not | Any)[]
}

/**
 * Two or more parts of a query, written `skole OR bro`, of which at least one must match. No part is itself
 * an `Any`.
 */
export interface Any {
  readonly kind: 'any'
  readonly parts: readonly (Term | Not | All)[]
}

export type QueryNode = Term | Not | All | Any

export interface Query {
  /** Null if the text has no words. */
  readonly root: QueryNode | null
  /** How many words are not searched, because the text has too many. */
  readonly ignoredWords: number
}
