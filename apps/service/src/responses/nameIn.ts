import type { Names } from '../items/Names'
import type { LanguageCode } from '../reference/languages'

/**
 * The name in the reader's language where there is one, else in the thing's own, else in any.
 *
 * @source specification 1
 */
export function nameIn(names: Names, reader: LanguageCode, own: string): string {
  return names[reader] ?? names[own] ?? names['en'] ?? Object.values(names)[0] ?? ''
}
