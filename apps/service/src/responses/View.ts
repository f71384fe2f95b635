import type { Caller } from '../app/Caller'
import type { LanguageCode } from '../reference/languages'

/**
 * For whom an answer is made: it decides the language of names, what is withheld, and which day is today.
 *
 * @source specification 6
 */
export interface View {
  readonly caller: Caller
  readonly language: LanguageCode
  readonly now: Date
  /** IANA name. */
  readonly timeZone: string
}
