import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Badge } from '../../feedback/Badge/Badge'
import { badgeMessages } from '../../feedback/Badge/Badge.messages'
import { IconButton } from '../../actions/IconButton/IconButton'
import type { MenuEntry } from '../../actions/Menu/MenuEntry'
import { Menu } from '../../actions/Menu/Menu'
import * as css from './NoteCard.css'
import { noteCardMessages as messages } from './NoteCard.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a note card. */
export interface NoteCardProps extends RootProps<HTMLElement> {
  /** The title of the note, or null if it has none. */
  title: string | null
  /** The note as plain text. */
  text: string
  /** The name of the author. */
  author: string
  /** The day on which the note was written, as formatted text. */
  created: string
  /**
   * The day of the last change, as formatted text. Leave out if the note was not changed after the day on
   * which it was written.
   */
  updated?: string
  /** Whether the note is shared with colleagues. */
  isShared?: boolean
  /** Opens the note for editing. Leave out if the user may not change the note. */
  onEdit?: () => void
  /** Called when the user deletes the note. Leave out if the user may not delete notes. */
  onDelete?: () => void
  /** The level of the title's heading. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** A note with its author and date. Line breaks in the text are kept. */
export function NoteCard(props: NoteCardProps) {
  const { title, text, author, created, updated, isShared = false, onEdit, onDelete, ...rest } = props
  const { headingLevel = 3, className, ...root } = rest
  const { formatMessage } = useIntl()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const hasTitle = title !== null && title !== ''
  const entries: MenuEntry[] = []
  if (onEdit) entries.push({ id: 'edit', label: formatMessage(messages.edit), icon: Pencil, onPress: onEdit })
  if (onDelete) {
    const label = formatMessage(messages.remove)
    entries.push({ id: 'delete', label, icon: Trash2, tone: 'danger', onPress: onDelete })
  }
  return (
    <article {...root} className={classNames(css.note, className)} aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.heading}>
          {hasTitle && (
            <Heading className={css.title} id={id} dir="auto">
              {title}
            </Heading>
          )}
          <p className={css.meta} id={hasTitle ? undefined : id}>
            {formatMessage(messages.by, { author, date: created })}
            {updated !== undefined && ` · ${formatMessage(messages.changed, { date: updated })}`}
            {isShared && (
              <>
                {' '}
                <Badge tone="shared">{formatMessage(badgeMessages.shared)}</Badge>
              </>
            )}
          </p>
        </div>
        {entries.length > 0 && (
          <Menu label={formatMessage(messages.actions)} entries={entries}>
            <IconButton icon={Ellipsis} size="small" label={formatMessage(messages.actions)} />
          </Menu>
        )}
      </div>
      <p className={css.text} dir="auto">
        {text}
      </p>
    </article>
  )
}
