import { Mark } from './Mark'
import type { SeenItems } from '../../api/updates'
import { useUnseen } from '../../api/updates'

/** Marks an item that is new or changed for the user. All marks with the same `items` share one request. */
export function FetchedMark({ items, id }: { items: SeenItems; id: number }) {
  const { data } = useUnseen(items)
  return <Mark unseen={data?.find((one) => one.id === id)} />
}
