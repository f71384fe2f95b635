/** A file that cannot be imported; the message is for the person who named it. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
