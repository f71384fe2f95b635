/** An error that stops an import. Its message is shown to the person who imports the file. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
