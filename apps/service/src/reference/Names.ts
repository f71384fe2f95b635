/** A name in several languages, by ISO 639-1 code, such as `{ da: 'Ny skole', en: 'New school' }`. */
export type Names = Readonly<Record<string, string>>

/** A name in each of the four languages of the product. */
export interface LocalNames {
  readonly da: string
  readonly sv: string
  readonly nb: string
  readonly en: string
}
