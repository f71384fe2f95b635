import { StickyNote } from 'lucide-react'
import { lazy } from 'react'
import { useIntl } from 'react-intl'
import type { NamedItem } from '../ItemActionsContext'
import { Peek } from './Peek'
import { messages } from './Peek.messages'

const NotesPreview = lazy(async () => ({
  default: (await import('../details/NotesPreview')).NotesPreview,
}))

/** The newest notes of an item in a popover (S20). */
export function NotesPeek({ item }: { item: NamedItem }) {
  const { formatMessage } = useIntl()
  return (
    <Peek icon={StickyNote} label={formatMessage(messages.notes, { name: item.name })}>
      <NotesPreview item={item} />
    </Peek>
  )
}
