import { Mark } from './Mark'
import type { SeenItems } from '../../api/updates'
import { useUnseen } from '../../api/updates'

/** All rows of a table share one request. */
export function FetchedMark({ items, id }: { items: SeenItems; id: number }) {
  const { data } = useUnseen(items)
  return <Mark unseen={data?.find((one) => one.id === id)} />
}
