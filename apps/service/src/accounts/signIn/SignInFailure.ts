/**
 * Why nobody was signed in. The login page has a text for each, which says what to do: `expired` also for an answer
 * that was used or belongs to another browser, `account` also for a user of another company.
 */
export type FailureKind =
  | 'expired'
  | 'refused'
  | 'away'
  | 'invalid'
  | 'unverified'
  | 'foreign'
  | 'account'
  | 'tooMany'

/** The error of a company's sign-in that signs nobody in. Its message is for the log, and has no personal data. */
export class SignInFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    options: ErrorOptions = {},
  ) {
    super(message, options)
  }
}
