import { limits } from '@spadestik/domain/limits'
import type { FreeSearchType } from '@spadestik/domain/search'
import { IconButton } from '@spadestik/ui/IconButton'
import { SearchField } from '@spadestik/ui/SearchField'
import { CircleHelp } from 'lucide-react'
import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../loading/lazyPart'
import { whenIdle } from '../loading/whenIdle'
import { useAppLocale } from '../locale/LocaleContext'
import type { Haste } from './state/useSearchState'
import * as css from './TextFilter.css'
import { messages } from '../filters/Search.messages'

// Load these modules later: the chips after the first search results, and the help when the user opens it.
const QueryChips = lazyPart(async () => {
  await whenIdle()
  return (await import('./query/QueryChips')).QueryChips
})
const QueryHelp = lazyPart(async () => (await import('./query/QueryHelp')).QueryHelp)

interface TextFilterProps {
  text: string
  mode: FreeSearchType
  /** Pass the same function in every render, because the field is memoised. */
  onChange: (change: { freeSearch?: string; freeSearchType?: FreeSearchType }, haste: Haste) => void
}

/**
 * The field for the free text of a search. A change is applied 1.5 seconds after the last key, or immediately
 * on Enter (S08). Chips below the field show how operators such as `OR` are understood, and which synonyms
 * the search adds (S22).
 */
export const TextFilter = memo(function TextFilter({ text, mode, onChange }: TextFilterProps) {
  const { formatMessage } = useIntl()
  const { language } = useAppLocale()
  const root = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [known, setKnown] = useState(text)
  const [isHelpWanted, setHelpWanted] = useState(false)
  if (known !== text) {
    // The text in the address has changed, for example by Back. Discard text that was typed but not yet
    // applied.
    setKnown(text)
    setDraft(null)
  }

  const commit = (typed: string) => {
    setDraft(null)
    if (typed.trim() !== text) onChange({ freeSearch: typed.trim() }, 'atOnce')
  }

  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => commit(draft), limits.submitDebounceMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the draft restarts the pause
  }, [draft])

  const helpButton = (
    <IconButton icon={CircleHelp} label={formatMessage(messages.help)} onPress={() => setHelpWanted(true)} />
  )
  return (
    <div ref={root} className={css.text}>
      <div className={css.field}>
        <SearchField
          label={formatMessage(messages.text)}
          placeholder={formatMessage(mode === 'zipCode' ? messages.zipHint : messages.textHint)}
          value={draft ?? text}
          onChange={setDraft}
          onSubmit={commit}
          onClear={() => commit('')}
          maxLength={limits.freeSearchMaxLength}
          modes={[
            { value: 'normal', label: formatMessage(messages.normal) },
            { value: 'zipCode', label: formatMessage(messages.zipCode) },
          ]}
          mode={mode}
          onModeChange={(freeSearchType) => onChange({ freeSearchType }, 'atOnce')}
        />
        <span className={css.help}>
          {isHelpWanted ? (
            <Suspense fallback={helpButton}>
              <QueryHelp
                label={formatMessage(messages.help)}
                onTry={(freeSearch) => {
                  setDraft(null)
                  onChange({ freeSearch, freeSearchType: 'normal' }, 'atOnce')
                }}
              />
            </Suspense>
          ) : (
            helpButton
          )}
        </span>
      </div>
      {mode === 'normal' && text !== '' && (
        <Suspense fallback={null}>
          <QueryChips
            text={text}
            language={language.tag}
            onChange={commit}
            onEmpty={() => root.current?.querySelector('input')?.focus()}
          />
        </Suspense>
      )}
    </div>
  )
})
