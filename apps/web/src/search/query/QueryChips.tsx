import type { QueryLanguage } from '@spadestik/domain/query'
import { hasOperators, parseQuery, piecesOf, printQuery, termsOf, withoutTerm } from '@spadestik/domain/query'
import { IconButton } from '@spadestik/ui/IconButton'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './Query.messages'
import * as css from './QueryChips.css'
import { termText } from './termText'

interface QueryChipsProps {
  text: string
  language: QueryLanguage
  onChange: (text: string) => void
  /** Called when the last chip was removed, to move the focus to the text field. */
  onEmpty: () => void
}

/** The signs for brackets, which are the same in all languages. */
const marks = { open: '(', close: ')' } as const

/**
 * Shows how the search understands a text with operators. Each term is a chip with a button that removes the
 * term from the text (S22).
 */
export function QueryChips({ text, language, onChange, onEmpty }: QueryChipsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const sentence = useRef<HTMLElement>(null)
  const removed = useRef<{ readonly index: number; readonly from: string } | null>(null)
  const query = parseQuery(text)
  const terms = termsOf(query)
  // The focused button disappeared with its term, so focus the button of the next chip.
  useLayoutEffect(() => {
    if (removed.current === null || removed.current.from === text) return
    const buttons = sentence.current?.querySelectorAll('button')
    buttons?.[Math.min(removed.current.index, buttons.length - 1)]?.focus()
    removed.current = null
  }, [text])

  const remove = (index: number) => {
    const rest = withoutTerm(query, index)
    removed.current = hasOperators(rest) ? { index, from: text } : null
    onChange(printQuery(rest, language))
    if (!hasOperators(rest)) onEmpty()
  }

  if (!hasOperators(query) && query.ignoredWords === 0) return null
  return (
    <div className={css.understood}>
      {hasOperators(query) && (
        <section ref={sentence} aria-label={formatMessage(messages.understood)} className={css.sentence}>
          {piecesOf(query).map((piece, place) => {
            // The pieces of a query have no id, so each key contains the position of the piece.
            const key = `${piece.kind} ${place}`
            // The spaces separate the words for screen readers.
            if (piece.kind === 'open' || piece.kind === 'close') {
              return <span key={key}>{marks[piece.kind]} </span>
            }
            if (piece.kind !== 'term') return <span key={key}>{formatMessage(messages[piece.kind])} </span>
            const term = termText(intl, piece.term)
            return (
              <span
                key={key}
                className={css.chip}
                data-excluded={terms[piece.index]?.isExcluded || undefined}
              >
                <span className={css.label} title={term}>
                  {term}
                </span>{' '}
                <IconButton
                  icon={X}
                  iconSize={12}
                  size="small"
                  hasTooltip={false}
                  label={formatMessage(messages.remove, { term })}
                  onPress={() => remove(piece.index)}
                />
              </span>
            )
          })}
        </section>
      )}
      {query.ignoredWords > 0 && (
        <p className={css.ignored}>{formatMessage(messages.ignored, { count: query.ignoredWords })}</p>
      )}
    </div>
  )
}
