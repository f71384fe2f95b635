export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  /** Five characters, such as 23505 for a unique violation. */
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined

  constructor(reason: { message: string; code?: string; detail?: string; constraint?: string }) {
    super(reason.message)
    this.code = reason.code
    this.detail = reason.detail
    this.constraint = reason.constraint
  }
}
