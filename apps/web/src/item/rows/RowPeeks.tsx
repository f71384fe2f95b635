import type { NamedItem } from '../ItemActionsContext'
import * as css from './RowPeeks.css'
import { NotesPeek } from '../peeks/NotesPeek'
import { UpdatesPeek } from '../peeks/UpdatesPeek'

/** The buttons that open popovers with an item's updates and notes (S20). */
export function RowPeeks({ item }: { item: NamedItem }) {
  return (
    <div className={css.peeks}>
      <UpdatesPeek item={item} />
      <NotesPeek item={item} />
    </div>
  )
}
