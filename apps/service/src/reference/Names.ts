/**
 * A name in several languages. The keys are ISO 639-1 codes, such as `{ da: 'Ny skole', en: 'New school' }`.
 */
export type Names = Readonly<Record<string, string>>

export interface LocalNames {
  readonly da: string
  readonly sv: string
  readonly nb: string
  readonly en: string
}
