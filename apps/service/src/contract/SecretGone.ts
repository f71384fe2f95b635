/** The error of a text that was sealed with a secret that is no longer known. */
export class SecretGone extends Error {
  override readonly name = 'SecretGone'

  constructor() {
    super('The text was sealed with a secret that is no longer known.')
  }
}
