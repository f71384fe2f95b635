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
  // pg-boss reports copies of errors, which are plain objects.
  const { name, code, stack }: { name?: unknown; code?: unknown; stack?: unknown } = Object(error)
  const frames = String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return {
    error: typeof name === 'string' ? name : 'unknown',
    ...(typeof code === 'string' ? { code } : {}),
    ...(frames.length === 0 ? {} : { stack: frames.slice(0, framesMax).join('\n') }),
  }
}
