import type { Names } from '../Names'
import type { LanguageCode } from '../languages'

/** The name in the reader's language where there is one, else in the thing's own, else in any. */
export function nameIn(names: Names, reader: LanguageCode, own: string): string {
  return names[reader] ?? names[own] ?? names['en'] ?? Object.values(names)[0] ?? ''
}
