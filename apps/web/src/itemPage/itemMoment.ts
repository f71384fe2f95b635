import type { Moment } from '@spadestik/domain/deadlines'
import { timeZoneOf } from '@spadestik/domain/locale'

/** Now, in the time zone of an item's country. */
export function itemMoment({ countryId }: { readonly countryId: number | null }): Moment {
  return { now: Date.now(), timeZone: timeZoneOf(countryId) }
}
