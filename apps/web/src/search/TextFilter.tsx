import { limits } from '@spadestik/domain/limits'
import type { FreeSearchType } from '@spadestik/domain/search'
import { SearchField } from '@spadestik/ui/SearchField'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './words/Search.messages'
import type { Haste } from './state/useSearchState'

interface TextFilterProps {
  text: string
  mode: FreeSearchType
  onChange: (change: { freeSearch?: string; freeSearchType?: FreeSearchType }, haste: Haste) => void
}

/** Free text: a draft while typing, applied 1.5 seconds after the last key or at once on Enter (S08). */
export function TextFilter({ text, mode, onChange }: TextFilterProps) {
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useState<string | null>(null)
  const [known, setKnown] = useState(text)
  if (known !== text) {
    // The address changed: by Back, by a reset, or by this field.
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
    // oxlint-disable-next-line react/exhaustive-deps -- each key restarts the pause, and nothing else does
  }, [draft])

  return (
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
  )
}
