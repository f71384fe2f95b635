import { useParams } from 'react-router-dom'

/** Returns the id in the address, or null if it is not a valid id. */
export function useIdParam(): number | null {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647 ? Number(id) : null
}
