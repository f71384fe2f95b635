import { may } from '@spadestik/domain/access'
import type { ItemType } from '@spadestik/domain/search'
import { parseItemLink } from '@spadestik/domain/share'
import { Button } from '@spadestik/ui/Button'
import { SegmentedControl } from '@spadestik/ui/SegmentedControl'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messages as itemMessages } from '../../item/Items.messages'
import { useCaller } from '../../session/SessionContext'
import * as css from './Explanation.css'
import { messages } from './Explanation.messages'
import type { ExplainedItem } from './ExplanationDialog'

/** Asks for an item by its link, or by its number and type (W11). */
export function FindItem({ onFound }: { onFound: (item: ExplainedItem) => void }) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ItemType>('procurement')
  const [isRefused, setRefused] = useState(false)
  const linked = parseItemLink(text, location.origin)
  const explain = () => {
    if (linked === null) setRefused(true)
    else onFound({ type: linked.type ?? chosen, id: linked.id })
  }
  return (
    // Use a plain form, because the field shows its own error messages. React Aria's `Form` would show those
    // of the browser.
    <form
      className={css.parts}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        explain()
      }}
    >
      <p>{formatMessage(messages.find)}</p>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has just opened for this field
        autoFocus
        label={formatMessage(messages.link)}
        description={formatMessage(messages.linkHint)}
        value={text}
        onChange={(next) => {
          setText(next)
          setRefused(false)
        }}
        errorMessage={isRefused ? formatMessage(messages.noLink) : undefined}
      />
      {linked?.type === null && (
        <SegmentedControl<ItemType>
          label={formatMessage(messages.kind)}
          value={chosen}
          onChange={setChosen}
          segments={[
            { value: 'project', label: formatMessage(itemMessages.project) },
            { value: 'procurement', label: formatMessage(itemMessages.procurement) },
            {
              value: 'company',
              label: formatMessage(itemMessages.company),
              isDisabled: !may(caller, 'readCompany'),
            },
          ]}
        />
      )}
      <div>
        <Button type="submit" variant="primary">
          {formatMessage(messages.explain)}
        </Button>
      </div>
    </form>
  )
}
