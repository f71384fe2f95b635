import { limits } from '@spadestik/domain/limits'
import { useParams } from 'react-router-dom'

function idOf(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null
}

export function useIdParam(): number | null {
  const { id = '' } = useParams()
  return idOf(id)
}

/**
 * Returns the ids in the address, such as `12.15`, without repetitions. Returns null if an id is invalid, or
 * if there are more ids than can be printed together.
 */
export function useIdsParam(): readonly number[] | null {
  const { id = '' } = useParams()
  const ids = [...new Set(id.split('.').map(idOf))]
  return ids.length <= limits.printedItems && ids.every((one) => one !== null) ? ids : null
}
