import type { Caller } from '../../http/Caller'
import type { View } from '../../http/View'
import type { LanguageCode } from '../../reference/languages'

/** The time zone of the Danish national domain. */
export const danishTime = 'Europe/Copenhagen'

/** Returns the view of a caller in the Danish national domain, on 21 November 2026. */
export function danishView(
  caller: Caller,
  language: LanguageCode = 'da',
  now = new Date('2026-11-21T10:00:00Z'),
): View {
  return { caller, language, now, timeZone: danishTime }
}
