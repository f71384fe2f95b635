import type { NamedItem } from '../ItemActionsContext'
import * as css from './RowPeeks.css'
import { NotesPeek } from '../peeks/NotesPeek'
import { UpdatesPeek } from '../peeks/UpdatesPeek'

/** The popovers with the updates and notes of a row (S20). */
export function RowPeeks({ item }: { item: NamedItem }) {
  return (
    <div className={css.peeks}>
      <UpdatesPeek item={item} />
      <NotesPeek item={item} />
    </div>
  )
}
