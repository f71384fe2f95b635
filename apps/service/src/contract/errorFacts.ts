export interface ErrorFacts {
  readonly error: string
  readonly code?: string
  /** The functions in which the error occurred. */
  readonly stack?: string
}

const framesMax = 8

/**
 * Returns what the log may contain of an error: its name, its code and where it occurred. Leaves out the
 * message, because messages of the database and of mail servers can repeat texts and addresses.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { error: 'unknown' }
  const code: unknown = Object(error).code
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(frames.length === 0 ? {} : { stack: frames.slice(0, framesMax).join('\n') }),
  }
}
