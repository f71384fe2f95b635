import { xmlCharacters } from '../xmlCharacters'

/**
 * Returns a text that XML 1.0 and JSON can contain, with a limited length. Characters that XML forbids are left
 * out, and half a surrogate pair is replaced.
 */
export function feedText(text: string, maxLength: number): string {
  const allowed = xmlCharacters(text.toWellFormed())
  if (allowed.length <= maxLength) return allowed
  // `maxLength` can be in the middle of a surrogate pair.
  return `${allowed.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
