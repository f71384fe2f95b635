import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { previewedNotes } from '@spadestik/domain/notes'
import { isShared } from '@spadestik/domain/sharing'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Collapse } from '@spadestik/ui/Collapse'
import { NoteCard } from '@spadestik/ui/NoteCard'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Resource } from '../../resources/Resource'
import { soft } from '../../styles/text.css'
import { knownOr } from '../../api/cache/knownOr'
import { useNotes } from '../../api/notes'
import type { NamedItem } from '../ItemActionsContext'
import { useNoteActions } from '../ItemActionsContext'
import { useCaller } from '../../session/SessionContext'
import { messages } from './Note.messages'
import * as css from './NotesCard.css'

/** A note that is higher than this is collapsed. @unit px */
const shownHeight = 320

/**
 * Shows the notes on an item, at first only the two newest. Writing a note needs a paid subscription (P03,
 * M05).
 */
export function NotesCard({ item }: { item: NamedItem }) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { openNote, openNoteDelete } = useNoteActions()
  const notes = useNotes(may(caller, 'readNotes') ? item : null)
  const [isExpanded, setExpanded] = useState(false)
  const canWrite = may(caller, 'writeNote')
  if (!may(caller, 'readNotes')) return null
  const known = knownOr(notes.data, [])
  const count = known.length
  const shown = isExpanded ? known : previewedNotes(known).shown
  const content = (
    <div className={css.notes}>
      {notes.data === undefined && <Skeleton lines={2} lineHeight={20} />}
      {notes.data?.length === 0 && (
        <p className={soft}>{formatMessage(canWrite ? messages.none : messages.noneLocked)}</p>
      )}
      {shown.map((note) => (
        <Collapse key={note.id} maxHeight={shownHeight}>
          <NoteCard
            title={note.title}
            text={note.text}
            author={note.createdBy}
            created={formatDate(note.created)}
            updated={
              note.updated.slice(0, 10) === note.created.slice(0, 10) ? undefined : formatDate(note.updated)
            }
            isShared={isShared(note)}
            onEdit={canWrite ? () => openNote(item, note) : undefined}
            onDelete={canWrite ? () => openNoteDelete(item, note) : undefined}
          />
        </Collapse>
      ))}
      <div className={css.actions}>
        <Button icon={PencilLine} onPress={() => openNote(item)}>
          {formatMessage(messages.add)}
        </Button>
        {count > limits.notesPreview && (
          <Button variant="quiet" aria-expanded={isExpanded} onPress={() => setExpanded(!isExpanded)}>
            {isExpanded ? formatMessage(messages.showFewer) : formatMessage(messages.showAll, { count })}
          </Button>
        )}
      </div>
    </div>
  )
  return (
    <Card title={formatMessage(messages.notes)} note={count || undefined}>
      <Resource resource={notes} placeholder={content}>
        {() => content}
      </Resource>
    </Card>
  )
}
