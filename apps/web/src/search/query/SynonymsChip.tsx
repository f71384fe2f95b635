import { Button } from '@spadestik/ui/Button'
import { IconButton } from '@spadestik/ui/IconButton'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './Query.messages'
import * as css from './QueryChips.css'

const shownAtFirst = 3

interface SynonymsChipProps {
  word: string
  synonyms: readonly string[]
  /** Whether the chip also shows the word itself, because no other chip shows it. */
  isWordShown: boolean
  /** Searches the word without its synonyms. Null if the changed free text would be too long. */
  onRemove: (() => void) | null
}

/** Shows the synonyms that the search adds for a word, with a button that excludes these synonyms (S22). */
export function SynonymsChip({ word, synonyms, isWordShown, onRemove }: SynonymsChipProps) {
  const { formatMessage } = useIntl()
  const remove = useRef<HTMLButtonElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded || onRemove === null ? synonyms : synonyms.slice(0, shownAtFirst)
  const count = synonyms.length - shown.length
  const text = { word, synonyms: shown.join(', ') }
  const label = isWordShown ? formatMessage(messages.alsoOf, text) : formatMessage(messages.also, text)
  return (
    <span className={css.synonyms}>
      <span className={css.synonymWords}>{label}</span>{' '}
      {count > 0 && (
        <Button
          variant="quiet"
          size="small"
          aria-label={formatMessage(messages.moreLabel, { count, word })}
          onPress={() => {
            remove.current?.focus()
            setExpanded(true)
          }}
        >
          {formatMessage(messages.more, { count })}
        </Button>
      )}
      {onRemove !== null && (
        <IconButton
          ref={remove}
          icon={X}
          iconSize={12}
          size="small"
          hasTooltip={false}
          label={formatMessage(messages.withoutSynonyms, { word })}
          onPress={onRemove}
        />
      )}
    </span>
  )
}
