import type { Caller } from '../../contract/Caller'
import type { View } from '../../contract/View'
import type { LanguageCode } from '../../reference/languages'

export const danishTime = 'Europe/Copenhagen'

export function danishView(
  caller: Caller,
  language: LanguageCode = 'da',
  now = new Date('2026-11-21T10:00:00Z'),
): View {
  return { caller, language, now, timeZone: danishTime }
}
