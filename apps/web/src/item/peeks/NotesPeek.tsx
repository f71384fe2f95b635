import { StickyNote } from 'lucide-react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import type { NamedItem } from '../ItemActionsContext'
import { Peek } from './Peek'
import { messages } from './Peek.messages'

const NotesPreview = lazyPart(async () => (await import('../details/NotesPreview')).NotesPreview)

/** Shows the newest notes of an item in a popover (S20). */
export function NotesPeek({ item }: { item: NamedItem }) {
  const { formatMessage } = useIntl()
  return (
    <Peek icon={StickyNote} label={formatMessage(messages.notes, { name: item.name })}>
      <NotesPreview item={item} />
    </Peek>
  )
}
