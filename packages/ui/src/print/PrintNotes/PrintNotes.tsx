import { useIntl } from 'react-intl'
import * as css from './PrintNotes.css'
import { printNotesMessages as messages } from './PrintNotes.messages'

/** A note on paper; those without a title or a text are left out by the caller. */
export interface PrintedNote {
  id: number | string
  title: string
  text: string
  author: string
  /** The day, already written for its reader. */
  created: string
}

/** The notes of a printed document. */
export interface PrintNotesProps {
  notes: readonly PrintedNote[]
  /** Whether the notes are few and short enough to stand beside one another; the caller's rule. */
  isCompact?: boolean
}

/**
 * Sets notes below one another, or side by side where they are few and short.
 *
 * @source specification 2
 */
export function PrintNotes({ notes, isCompact = false }: PrintNotesProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.notes} data-compact={isCompact || undefined}>
      {notes.map(({ id, title, text, author, created }) => (
        <article key={id} className={css.note}>
          <h3 className={css.title}>{title}</h3>
          <p className={css.meta}>{formatMessage(messages.by, { author, date: created })}</p>
          <p className={css.text}>{text}</p>
        </article>
      ))}
    </div>
  )
}
