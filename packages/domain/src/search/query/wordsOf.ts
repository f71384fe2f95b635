import { limits } from '../../limits/limits'

export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, limits.queryWords)
}
