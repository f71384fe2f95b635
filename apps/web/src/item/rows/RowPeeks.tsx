import type { NamedItem } from '../ItemActionsContext'
import * as css from './RowPeeks.css'
import { NotesPeek } from '../peeks/NotesPeek'
import { UpdatesPeek } from '../peeks/UpdatesPeek'

/** The buttons in the row of an item that open popovers with its updates and its notes (S20). */
export function RowPeeks({ item }: { item: NamedItem }) {
  return (
    <div className={css.peeks}>
      <UpdatesPeek item={item} />
      <NotesPeek item={item} />
    </div>
  )
}
