import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import type { FieldTexts } from '../Field/Field'
import { BesideList } from './BesideList'
import { ChoiceInput } from './ChoiceInput'
import { ChosenTags } from './ChosenTags'
import type { TagOption } from './matchOptions'
import { exactMatch, prefixMatches, unchosen } from './matchOptions'
import * as css from './TagField.css'
import { tagFieldMessages as messages } from './TagField.messages'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** The props of a tag field. */
export interface TagFieldProps
  extends FieldTexts, ValueProps<readonly number[], number[]>, RootProps<HTMLDivElement> {
  options: readonly TagOption[]
  /** The ids of the selected options, if the parent controls them. */
  value?: readonly number[]
  /** Called with the selected ids in the order of selection. */
  onChange?: (ids: number[]) => void
  placeholder?: string
  isRequired?: boolean
  isDisabled?: boolean
  /** The id of the input. */
  id?: string
}

const noIds: readonly number[] = []

/**
 * Selects options by name and shows them as tags. Offers unselected options that begin with the typed text,
 * and adds a fully typed one on Enter (V03).
 */
export function TagField(props: TagFieldProps) {
  const { label, isLabelHidden, description, errorMessage, options, placeholder, id, ...rest } = props
  const { isRequired = false, isDisabled = false, value, defaultValue = noIds, ...others } = rest
  const { onChange, className, ...root } = others
  const [selectedIds, select] = useControlledState(value, defaultValue, onChange)
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const chosen = selectedIds.flatMap((chosenId) => options.find((option) => option.id === chosenId) ?? [])
  const left = unchosen(options, chosen)
  const choosable = left.filter((option) => !option.isDisabled)
  const add = (chosenId: number) => {
    setTyped('')
    if (!selectedIds.includes(chosenId)) select([...selectedIds, chosenId])
  }
  const keep = (ids: number[]) => {
    select(ids)
    // The removed tag was the last one and had the focus.
    if (ids.length === 0) input.current?.focus()
  }
  return (
    <div {...root} className={classNames(css.field, className)}>
      <ChoiceInput
        {...{ label, isLabelHidden, description, errorMessage, placeholder, id, isRequired, isDisabled }}
        typed={typed}
        onTypedChange={setTyped}
        options={prefixMatches(left, typed)}
        opensOn="focus"
        emptyMessage={typed.trim() !== '' && formatMessage(messages.noMatch, { typed: typed.trim() })}
        isLoading={false}
        chosenCount={chosen.length}
        onChoose={add}
        onEnter={() => {
          const exact = exactMatch(choosable, typed)
          if (exact) add(exact.id)
        }}
        inputRef={input}
      />
      <BesideList>
        <ChosenTags
          chosen={chosen}
          isDisabled={isDisabled}
          onRemove={(removed) => keep(selectedIds.filter((chosenId) => !removed.has(chosenId)))}
        />
        <div className={css.actions}>
          <Button
            size="small"
            variant="quiet"
            isDisabled={isDisabled || choosable.length === 0}
            onPress={() => select([...selectedIds, ...choosable.map((option) => option.id)])}
          >
            {formatMessage(messages.selectAll)}
          </Button>
          <Button
            size="small"
            variant="quiet"
            isDisabled={isDisabled || chosen.length === 0}
            onPress={() => keep([])}
          >
            {formatMessage(messages.clearAll)}
          </Button>
        </div>
      </BesideList>
    </div>
  )
}
