import { ChevronDown, LoaderCircle } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { use, useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { buttonStyle } from '../../actions/Button/buttonStyle'
import type { FieldTexts } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { Icon } from '../../graphics/Icon/Icon'
import { Highlight } from '../../text/Highlight/Highlight'
import { classNames } from '../../styles/classNames'
import { control, controlInput } from '../../styles/control.css'
import { popover, popoverItem, popoverList, popoverOfField } from '../../styles/popover.css'
import * as css from './TagField.css'
import type { TagOption } from './matchOptions'

interface ChoiceInputProps extends FieldTexts {
  typed: string
  onTypedChange: (typed: string) => void
  options: readonly TagOption[]
  onChoose: (id: number) => void
  /** Called on Enter while no option has the focus. */
  onEnter: () => void
  /** The text of an empty list. Without it an empty list stays closed. */
  emptyMessage: ReactNode
  opensOn: 'input' | 'focus'
  placeholder: string | undefined
  isLoading: boolean
  isDisabled: boolean
  isRequired: boolean
  /** The number of selected options. The list closes when it grows. */
  chosenCount: number
  inputRef: Ref<HTMLInputElement>
  id: string | undefined
}

const nothingChosen: readonly number[] = []

/**
 * Closes the list of a combobox after a selection.
 *
 * A combobox for many options stays open by default, and an open list hides the rest of the page from
 * assistive technology, so a new tag would not be announced.
 */
function CloseAfterChoice({ chosenCount }: { chosenCount: number }) {
  const close = use(ComboBoxStateContext)?.close
  const before = useRef(chosenCount)
  // The list is rendered in an overlay outside this tree and keeps its own state.
  useEffect(() => {
    if (chosenCount > before.current) close?.()
    before.current = chosenCount
  }, [chosenCount, close])
  return null
}

/**
 * Marks the typed text within an option. Reads the text from context, because options do not rerender when it
 * changes.
 */
function TypedHighlight({ text }: { text: string }) {
  return <Highlight text={text} typed={use(ComboBoxStateContext)?.inputValue ?? ''} />
}

/** The input of a tag field: a combobox that keeps no selection. */
export function ChoiceInput({ inputRef, ...props }: ChoiceInputProps) {
  const { label, isLabelHidden, description, errorMessage, typed, options, emptyMessage, isDisabled } = props
  // Captured, because the combobox would close its list and reopen it for the cleared text.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isOnOption = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || typed.trim() === '' || isOnOption) return
    // Enter selects an option here and must not submit a surrounding form.
    event.preventDefault()
    event.stopPropagation()
    props.onEnter()
  }
  return (
    <ComboBox<TagOption, 'multiple'>
      id={props.id}
      selectionMode="multiple"
      allowsCustomValue
      allowsEmptyCollection={Boolean(emptyMessage)}
      menuTrigger={props.opensOn}
      value={nothingChosen}
      onChange={(keys) => {
        const chosen = keys.at(-1)
        if (chosen !== undefined) props.onChoose(Number(chosen))
      }}
      inputValue={typed}
      onInputChange={props.onTypedChange}
      items={options}
      isDisabled={isDisabled}
      isRequired={props.isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldClassName}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={props.isRequired}>
        <Group
          className={classNames(control, props.opensOn === 'focus' && css.withButton)}
          role="presentation"
          onKeyDownCapture={onKeyDownCapture}
          isDisabled={isDisabled}
          isInvalid={Boolean(errorMessage)}
        >
          <Input ref={inputRef} className={controlInput} placeholder={props.placeholder} />
          {props.isLoading && (
            <span className={css.waiting}>
              <Icon icon={LoaderCircle} />
            </span>
          )}
          {props.opensOn === 'focus' && (
            <Button className={buttonStyle({ variant: 'quiet', size: 'small', isSquare: true })}>
              <Icon icon={ChevronDown} />
            </Button>
          )}
        </Group>
      </Field>
      <CloseAfterChoice chosenCount={props.chosenCount} />
      <Popover className={classNames(popover, popoverOfField)} offset={4}>
        <ListBox<TagOption>
          className={popoverList}
          renderEmptyState={() => <p className={css.empty}>{emptyMessage}</p>}
        >
          {(option) => (
            <ListBoxItem
              className={popoverItem}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
            >
              <span className={css.name}>
                <TypedHighlight text={option.label} />
              </span>
              {option.detail !== undefined && <span className={css.detail}>{option.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
