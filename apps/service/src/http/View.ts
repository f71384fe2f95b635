import type { LanguageCode } from '../reference/languages'
import type { Caller } from './Caller'
import type { Call, OperationId } from './Operation'

/**
 * The viewpoint of a response: it determines the language of names, what is withheld, and the current day.
 */
export interface View {
  readonly caller: Caller
  readonly language: LanguageCode
  readonly now: Date
  /** IANA name. */
  readonly timeZone: string
}

/** Returns the viewpoint of a call. */
export function viewOf({ caller, language, now, timeZone }: Call<OperationId>): View {
  return { caller, language, now, timeZone }
}
