import type { NamedItem } from './ItemActionsContext'
import { ItemIconBar } from './ItemIconBar'
import * as css from './RowActions.css'
import { NotesPeek } from './peeks/NotesPeek'
import { UpdatesPeek } from './peeks/UpdatesPeek'

/** What stands at the end of a row: what is new, what was noted, and what can be done. @source specification 2 (Result rows) */
export function RowActions({ item }: { item: NamedItem }) {
  return (
    <div className={css.actions}>
      <UpdatesPeek item={item} />
      <NotesPeek item={item} />
      <ItemIconBar item={item} />
    </div>
  )
}
