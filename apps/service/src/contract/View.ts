import type { LanguageCode } from '../reference/languages'
import type { Caller } from './Caller'
import type { Call, OperationId } from './Operation'

export interface View {
  readonly caller: Caller
  readonly language: LanguageCode
  readonly now: Date
  /** An IANA name, such as `Europe/Copenhagen`. */
  readonly timeZone: string
}

export function viewOf({ caller, language, now, timeZone }: Call<OperationId>): View {
  return { caller, language, now, timeZone }
}
