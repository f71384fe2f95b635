import { limits } from '@spadestik/domain/limits'
import type { Query, QueryLanguage, Term } from '@spadestik/domain/query'
import {
  hasOperators,
  parseQuery,
  piecesOf,
  printQuery,
  termsOf,
  withoutSynonyms,
  withoutTerm,
} from '@spadestik/domain/query'
import { IconButton } from '@spadestik/ui/IconButton'
import { X } from 'lucide-react'
import { Fragment, Suspense, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import { useSynonyms } from '../../api/search'
import { messages } from './Query.messages'
import * as css from './QueryChips.css'
import { SynonymsChip } from './SynonymsChip'
import { termText } from './termText'
import { knownOr } from '../../api/cache/knownOr'

// Few texts have such words, so the code that decides about them loads when it is needed.
const operatorWords = /\b(?:and|or|og|och|eller|not|ikke|inte)\b/iu
const OperatorOffer = lazyPart(async () => (await import('./OperatorOffer')).OperatorOffer)

interface QueryChipsProps {
  text: string
  language: QueryLanguage
  onChange: (text: string) => void
  /**
   * Called when the user has removed the last operator, so that no chips are left. The parent must then move
   * the focus to the text field.
   */
  onEmpty: () => void
}

/**
 * Returns the word of a term, or null for a term that cannot have synonyms, such as a CPV code (the code of a
 * kind of purchase).
 */
function wordOf(term: Term): string | null {
  if (term.kind === 'field' && (term.field === 'number' || term.field === 'cpv')) return null
  const value = term.kind === 'field' ? term.value : term
  return value.kind === 'word' ? value.word : null
}

const marks = { open: '(', close: ')' } as const

/**
 * Shows how the search understands a text with operators such as `OR`. Each term is a chip with a button that
 * removes the term. Other chips show the synonyms that the search adds (S22).
 */
export function QueryChips({ text, language, onChange, onEmpty }: QueryChipsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const sentence = useRef<HTMLElement>(null)
  const removed = useRef<{ readonly index: number; readonly from: string } | null>(null)
  const query = parseQuery(text)
  const terms = termsOf(query)
  const words = terms.map(({ term }) => wordOf(term))
  const isSentence = hasOperators(query)
  const data = knownOr(useSynonyms(words.some((word) => word !== null) ? text : null).data, [])
  /**
   * Returns the synonyms of the word at a place, and of the words of a term that begins there. An excluded word
   * is looked for alone.
   */
  const synonymsAt = (index: number) =>
    data.filter(({ word }) => {
      const count = word.split(' ').length
      return terms[index]?.isExcluded !== true && word === words.slice(index, index + count).join(' ')
    })
  // The focused button has disappeared with its chip, so focus the button of the next chip.
  useLayoutEffect(() => {
    if (removed.current === null || removed.current.from === text) return
    const buttons = sentence.current?.querySelectorAll<HTMLElement>('[data-term] button')
    buttons?.[Math.min(removed.current.index, buttons.length - 1)]?.focus()
    removed.current = null
  }, [text])

  const change = (index: number, changed: Query) => {
    removed.current = hasOperators(changed) ? { index, from: text } : null
    onChange(printQuery(changed, language))
    if (!hasOperators(changed)) onEmpty()
  }

  const synonymsChips = (index: number) => {
    // Without synonyms, the first word of a term is no longer part of it.
    const changed = withoutSynonyms(query, index)
    const fits = printQuery(changed, language).length <= limits.freeSearchMaxLength
    return synonymsAt(index).map(({ word, synonyms }) => (
      <SynonymsChip
        key={`${index} ${word}`}
        word={word}
        synonyms={synonyms}
        isWordShown={(!isSentence && terms.length > 1) || word !== words[index]}
        onRemove={fits ? () => change(index, changed) : null}
      />
    ))
  }
  const chips = terms.map((_term, index) => synonymsChips(index))

  const mayMeanOperators = operatorWords.test(text)
  const isPlain = !isSentence && query.ignoredWords === 0 && !mayMeanOperators
  if (isPlain && chips.every((own) => own.length === 0)) return null
  return (
    <div className={css.understood}>
      {(isSentence || chips.some((own) => own.length > 0)) && (
        <section ref={sentence} aria-label={formatMessage(messages.understood)} className={css.sentence}>
          {!isSentence && chips}
          {(isSentence ? piecesOf(query) : []).map((piece, place) => {
            const key = `${piece.kind} ${place}`
            // The space separates the words for screen readers.
            if (piece.kind === 'open' || piece.kind === 'close') {
              return <span key={key}>{marks[piece.kind]} </span>
            }
            if (piece.kind !== 'term') return <span key={key}>{formatMessage(messages[piece.kind])} </span>
            const term = termText(intl, piece.term)
            return (
              <Fragment key={key}>
                <span
                  className={css.chip}
                  data-term
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
                    onPress={() => change(piece.index, withoutTerm(query, piece.index))}
                  />
                </span>{' '}
                {chips[piece.index]}{' '}
              </Fragment>
            )
          })}
        </section>
      )}
      {mayMeanOperators && (
        <Suspense fallback={null}>
          <OperatorOffer
            text={text}
            language={language}
            onChoose={(offered) => {
              onChange(offered)
              onEmpty()
            }}
          />
        </Suspense>
      )}
      {query.ignoredWords > 0 && (
        <p className={css.ignored}>{formatMessage(messages.ignored, { count: query.ignoredWords })}</p>
      )}
    </div>
  )
}
