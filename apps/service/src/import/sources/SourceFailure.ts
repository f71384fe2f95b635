/** Why a source could not be read now, in words for an operator. It is tried again later. */
export class SourceFailure extends Error {
  /** From when the source may be asked again, as it says itself. */
  readonly retryAt: Date | null

  constructor(message: string, retryAt: Date | null = null) {
    super(message)
    this.retryAt = retryAt
  }
}
