import { limits } from '@spadestik/domain/limits'

/**
 * Whether a free text may have operators or too many words. This quick check decides whether to load the
 * parser. Only the parser gives the exact answer.
 */
export function mayHaveOperators(text: string): boolean {
  return (
    /["“”„«»()*:]|(?:^|\s)-|\b(?:OR|ELLER)\b/u.test(text) || text.split(/\s+/u).length > limits.queryWords
  )
}
