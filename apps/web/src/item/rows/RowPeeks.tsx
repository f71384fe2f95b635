import type { NamedItem } from '../ItemActionsContext'
import * as css from './RowPeeks.css'
import { NotesPeek } from '../peeks/NotesPeek'
import { UpdatesPeek } from '../peeks/UpdatesPeek'

/** What is new about an item and what was noted, to be looked at from its row. @source specification 2 (Result rows) */
export function RowPeeks({ item }: { item: NamedItem }) {
  return (
    <div className={css.peeks}>
      <UpdatesPeek item={item} />
      <NotesPeek item={item} />
    </div>
  )
}
