import type { NamedItem } from '../ItemActionsContext'
import { ItemIconBar } from '../actions/ItemIconBar'
import * as css from './RowPeeks.css'
import { RowPeeks } from './RowPeeks'

/** The peeks and actions of a row. A narrow table leaves the peeks out, since the open row has them. */
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
