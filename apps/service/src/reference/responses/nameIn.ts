import type { LanguageCode } from '../languages'
import type { Names } from '../Names'

/** Returns a name in the language of the user, else in the language of the item, else in any language. */
export function nameIn(names: Names, reader: LanguageCode, own: string): string {
  return names[reader] ?? names[own] ?? names['en'] ?? Object.values(names)[0] ?? ''
}
