import type { Caller } from './Caller'
import type { LanguageCode } from '../reference/languages'
import type { Call, OperationId } from './Operation'

/** For whom an answer is made: it decides the language of names, what is withheld, and which day is today. */
export interface View {
  readonly caller: Caller
  readonly language: LanguageCode
  readonly now: Date
  /** IANA name. */
  readonly timeZone: string
}

/** For whom the answer of a call is made. */
export function viewOf({ caller, language, now, timeZone }: Call<OperationId>): View {
  return { caller, language, now, timeZone }
}
