import type { NamedItem } from '../ItemActionsContext'
import { ItemIconBar } from '../actions/ItemIconBar'
import * as css from './RowPeeks.css'
import { RowPeeks } from './RowPeeks'

/**
 * The buttons at the end of an item's row. A narrow table has no previews of updates and notes, because the
 * expanded row shows both.
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
