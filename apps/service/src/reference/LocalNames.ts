/**
 * A word of the product in each of its four languages.
 *
 * @source specification 3
 */
export interface LocalNames {
  readonly da: string
  readonly sv: string
  readonly nb: string
  readonly en: string
}
