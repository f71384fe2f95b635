import type { NamedItem } from '../ItemActionsContext'
import { ItemIconBar } from '../actions/ItemIconBar'
import * as css from './RowPeeks.css'
import { RowPeeks } from './RowPeeks'

/**
 * The buttons at the end of an item's row: its actions, such as hiding, and previews of its updates and
 * notes. A narrow table has no previews, because the expanded row shows both.
 */
export function RowActions({ item }: { item: NamedItem }) {
  return (
    <div className={css.actions}>
      <div className={css.roomyPeeks}>
        <RowPeeks item={item} />
      </div>
      <ItemIconBar item={item} />
    </div>
  )
}
