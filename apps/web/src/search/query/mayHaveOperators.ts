import { limits } from '@spadestik/domain/limits'

/**
 * Whether a free text may have operators or too many words. The parser decides; this check keeps it out of
 * the code that loads first.
 */
export function mayHaveOperators(text: string): boolean {
  return (
    /["“”„«»()*:]|(?:^|\s)-|\b(?:OR|ELLER)\b/u.test(text) || text.split(/\s+/u).length > limits.queryWords
  )
}
