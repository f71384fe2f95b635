import type { WindowKind } from '@spadestik/domain/deadlines'
import { shapeOf } from '../../contract/contractSchemas'
import type { WindowRecord } from '../../storage/records/itemParts'

const shape = shapeOf({ $ref: '#/components/schemas/Procurement' })

/**
 * Returns a date window without the details that the caller may not see, or null if nothing is left. The API
 * contract marks which details are paid (ADR 27).
 */
export function openWindow(
  kind: WindowKind,
  window: WindowRecord | null | undefined,
  withholdsPaid: boolean,
): WindowRecord | null {
  if (window === null || window === undefined) return null
  const { [kind]: open }: Partial<Record<WindowKind, WindowRecord | null>> = Object(
    shape?.({ [kind]: window }, { withholdsPaid, sign: (link) => link }) ?? { [kind]: window },
  )
  if (open === null || open === undefined) return null
  const { from = null, to = null, toTime = null, address = null, link = null, note = null } = open
  return { from, to, toTime, address, link, note }
}
