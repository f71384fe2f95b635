import { ApiProblem } from '@spadestik/api-client'

/** The error of a save when somebody else has saved other values of the same fields (ADR 67). */
export class EditConflict extends ApiProblem {
  /** The fields that both have changed, with the values that are stored now. */
  readonly stored: ReadonlyMap<string, unknown>

  constructor(stored: ReadonlyMap<string, unknown>) {
    super('conflict', 409, null)
    this.stored = stored
  }
}
