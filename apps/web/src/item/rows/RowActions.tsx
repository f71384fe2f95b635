import type { NamedItem } from '../ItemActionsContext'
import { ItemIconBar } from '../actions/ItemIconBar'
import * as css from './RowPeeks.css'
import { RowPeeks } from './RowPeeks'

/**
 * The buttons at the end of an item's row. In a narrow table the previews of updates and notes are missing,
 * because the expanded row shows them.
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
