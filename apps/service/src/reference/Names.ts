/** A name in several languages, by ISO 639-1 code: `{ da: 'Ny skole', en: 'New school' }`. */
export type Names = Readonly<Record<string, string>>

/** A term of the product in each of its four languages. */
export interface LocalNames {
  readonly da: string
  readonly sv: string
  readonly nb: string
  readonly en: string
}
