import type { Schemas } from '@spadestik/api-client'
import type { TenderWindow } from '../facts/tenderWindows'

const kinds = ['offers', 'participation'] as const

/** Returns the window that closes a lot: the one for offers, or else the one for participation. */
export function lotDeadline(lot: Pick<Schemas['Lot'], (typeof kinds)[number]>): TenderWindow | null {
  for (const kind of kinds) {
    const window = lot[kind]
    if (window !== null && window.to !== null) return { kind, ...window }
  }
  return null
}
