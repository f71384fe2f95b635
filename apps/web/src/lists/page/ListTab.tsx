import { useShowMore } from '../../item/useShowMore'
import type { ListTabProps } from './ListRows'
import { ListRows } from './ListRows'

interface WholeTabProps<Row> extends ListTabProps<Row> {
  /** Distinguishes the tab, its order and its filter. */
  id: string
  rows: readonly Row[]
}

/** The items of one type of a list that was fetched as a whole (T01). */
export function ListTab<Row>({ id, ...props }: WholeTabProps<Row>) {
  return <ListRows {...props} total={props.rows.length} {...useShowMore(id)} />
}
