import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { Button } from '@spadestik/ui/Button'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { useNotes } from '../../api/notes'
import { useCaller } from '../../session/SessionContext'
import type { NamedItem } from '../ItemActionsContext'
import { useNoteActions } from '../ItemActionsContext'
import * as css from './ItemDetails.css'
import { messages } from './ItemDetails.messages'
import { SmallResource } from '../../resources/FailedPart'

/** The two newest notes of an item (S20). */
export function NotesPreview({ item }: { item: NamedItem }) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openNote } = useNoteActions()
  const notes = useNotes(item)
  return (
    <SmallResource resource={notes}>
      {(all) => (
        <>
          {all.length === 0 && <p className={css.quiet}>{formatMessage(messages.noNotes)}</p>}
          <ul className={css.list}>
            {all.slice(0, limits.notesPreview).map(({ id, title, text, createdBy, updated }) => (
              <li key={id} className={css.line}>
                <span className={css.noteText}>{title ?? text}</span>
                <span className={css.author}>
                  {formatMessage(messages.noteBy, { author: createdBy, day: formatDate(updated) })}
                </span>
              </li>
            ))}
          </ul>
          {all.length > limits.notesPreview && (
            <Link href={`${paths[item.type](item.id)}#notes`}>
              {formatMessage(messages.allNotes, { count: all.length })}
            </Link>
          )}
          {may(caller, 'writeNote') && (
            <div className={css.action}>
              <Button variant="quiet" size="small" onPress={() => openNote(item)}>
                {formatMessage(messages.newNote)}
              </Button>
            </div>
          )}
        </>
      )}
    </SmallResource>
  )
}
