import type { Schemas } from '@spadestik/api-client'
import type { DatedWindow, Moment } from '@spadestik/domain/deadlines'
import { timeZoneOf } from '@spadestik/domain/locale'

/** The kinds of date windows, in the order in which a page shows them. */
export const windowKinds = ['offers', 'participation', 'inquiry', 'material'] as const

/** One of the kinds of date windows. */
export type WindowKind = (typeof windowKinds)[number]

/** A date window of a procurement; a detail that its kind does not have is undefined. */
export interface TenderWindow extends DatedWindow {
  readonly kind: WindowKind
  readonly address?: string | null
  readonly link?: string | null
  readonly note?: string | null
}

type Windows = Pick<Schemas['Procurement'], WindowKind>

/** The date windows of a procurement that are stated. */
export function tenderWindows(procurement: Windows): TenderWindow[] {
  return windowKinds.flatMap((kind) => {
    const window = procurement[kind]
    return window === null ? [] : [{ kind, ...window }]
  })
}

/** The shape of the date windows for somebody who may not see them: which details there may be, and none of them. */
export const lockedWindows: readonly TenderWindow[] = [
  { kind: 'offers', from: null, to: null, toTime: null, address: null, link: null },
  { kind: 'participation', from: null, to: null, toTime: null, address: null },
  { kind: 'inquiry', from: null, to: null, toTime: null, address: null },
  { kind: 'material', from: null, to: null, toTime: null, link: null },
]

/** Now, in the time zone of an item's country. */
export function itemMoment({ countryId }: { readonly countryId: number | null }): Moment {
  return { now: Date.now(), timeZone: timeZoneOf(countryId) }
}
