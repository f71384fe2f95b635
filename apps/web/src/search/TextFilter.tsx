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

/** Free text: a draft while it is typed, searched for 1.5 s after the last letter or at once on Enter. */
export function TextFilter({ text, mode, onChange }: TextFilterProps) {
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useState<string | null>(null)
  const [known, setKnown] = useState(text)
  if (known !== text) {
    // The address changed: by Back, by reset, or by this very field.
    setKnown(text)
    setDraft(null)
  }

  const commit = (typed: string) => {
    setDraft(null)
    if (typed.trim() !== text) onChange({ freeSearch: typed.trim() }, 'atOnce')
  }

  // The pause after typing is the clock's.
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => commit(draft), limits.submitDebounceMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- a pause begins with each letter and with nothing else
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
