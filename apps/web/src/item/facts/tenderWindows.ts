import type { Schemas } from '@spadestik/api-client'
import type { Moment, NamedWindow, WindowKind } from '@spadestik/domain/deadlines'
import { windowKinds } from '@spadestik/domain/deadlines'
import { timeZoneOf } from '@spadestik/domain/locale'

/**
 * A date window of a procurement, such as the period for offers. `address`, `link` and `note` are undefined
 * for kinds of windows that never have them.
 */
export interface TenderWindow extends NamedWindow {
  readonly address?: string | null
  readonly link?: string | null
  readonly note?: string | null
}

type Windows = Pick<Schemas['Procurement'], WindowKind>

/** Returns the date windows (such as the period for offers) that a procurement has (Q02). */
export function tenderWindows(procurement: Windows): TenderWindow[] {
  return windowKinds.flatMap((kind) => {
    const window = procurement[kind]
    return window === null ? [] : [{ kind, ...window }]
  })
}

/** Placeholders for the date windows, which users without a paid subscription see blurred (K02). */
export const lockedWindows: readonly TenderWindow[] = [
  { kind: 'offers', from: null, to: null, toTime: null, address: null, link: null },
  { kind: 'participation', from: null, to: null, toTime: null, address: null },
  { kind: 'inquiry', from: null, to: null, toTime: null, address: null },
  { kind: 'material', from: null, to: null, toTime: null, link: null },
]

export function itemMoment({ countryId }: { readonly countryId: number | null }): Moment {
  return { now: Date.now(), timeZone: timeZoneOf(countryId) }
}
