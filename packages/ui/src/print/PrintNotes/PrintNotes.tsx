import { useIntl } from 'react-intl'
import * as css from './PrintNotes.css'
import { printNotesMessages as messages } from './PrintNotes.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** A note to print. The parent leaves out notes without a title and notes without a text. */
export interface PrintedNote {
  id: number | string
  title: string
  text: string
  author: string
  /** The day as formatted text. */
  created: string
}

/** The props of a list of printed notes. */
export interface PrintNotesProps extends RootProps<HTMLDivElement> {
  /** The notes on the item, in the order in which they are printed. */
  notes: readonly PrintedNote[]
  /** Whether the notes are printed side by side. Use it for a few short notes. */
  isCompact?: boolean
}

/** Prints notes below each other, or side by side if there are only a few short notes (X02). */
export function PrintNotes({ notes, isCompact = false, className, ...root }: PrintNotesProps) {
  const { formatMessage } = useIntl()
  return (
    <div {...root} className={classNames(css.notes, className)} data-compact={isCompact || undefined}>
      {notes.map(({ id, title, text, author, created }) => (
        <article key={id} className={css.note}>
          <h3 className={css.title} dir="auto">
            {title}
          </h3>
          <p className={css.meta}>{formatMessage(messages.by, { author, date: created })}</p>
          <p className={css.text} dir="auto">
            {text}
          </p>
        </article>
      ))}
    </div>
  )
}
