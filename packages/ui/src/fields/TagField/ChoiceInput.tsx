import { ChevronDown, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { use, useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useIntl } from 'react-intl'
import { buttonStyle } from '../../actions/Button/buttonStyle'
import type { FieldTexts } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { Icon } from '../../graphics/Icon/Icon'
import { Highlight } from '../../text/Highlight/Highlight'
import { classNames } from '../../styles/classNames'
import { control, controlInput } from '../../styles/control.css'
import { popover, popoverItem, popoverList, popoverOfField } from '../../styles/popover.css'
import * as css from './TagField.css'
import type { TagId, TagOption } from './matchOptions'
import { tagFieldMessages as messages } from './TagField.messages'
import type { useTagInput } from './useTagInput'

interface ChoiceInputProps<Id extends TagId> extends FieldTexts {
  tags: ReturnType<typeof useTagInput<TagOption<Id>>>
  /** The text in an empty list. Without this text, an empty list stays closed. */
  emptyMessage: ReactNode
  opensOn: 'input' | 'focus'
  placeholder: string | undefined
  isLoading: boolean
  isDisabled: boolean
  isRequired: boolean
  id: string | undefined
}

/**
 * Closes the list of a combobox after a selection. A combobox for several options would otherwise stay open.
 * Its list would hide the rest of the page from screen readers, which would then not announce the new tag.
 */
function CloseAfterChoice({ chosenCount }: { chosenCount: number }) {
  const close = use(ComboBoxStateContext)?.close
  const before = useRef(chosenCount)
  // Close the list from inside the combobox, because the combobox keeps its open state itself.
  useEffect(() => {
    if (chosenCount > before.current) close?.()
    before.current = chosenCount
  }, [chosenCount, close])
  return null
}

/**
 * Highlights the typed text in an option. Reads the typed text from a context, because the options do not
 * render again when the user types.
 */
function TypedHighlight({ text }: { text: string }) {
  return <Highlight text={text} typed={use(ComboBoxStateContext)?.inputValue ?? ''} />
}

/** The input of a tag field. It is a combobox, but the selected options are shown outside it. */
export function ChoiceInput<Id extends TagId>(props: ChoiceInputProps<Id>) {
  const { label, isLabelHidden, description, tags, emptyMessage, isDisabled } = props
  const { formatMessage } = useIntl()
  // While options load, the typed text can still turn out to be one.
  const unfinished =
    tags.isUnfinished && !props.isLoading && formatMessage(messages.unfinished, { typed: tags.typed.trim() })
  const errorMessage = props.errorMessage || unfinished
  return (
    <ComboBox<TagOption<Id>, 'multiple'>
      id={props.id}
      {...tags.comboBoxProps}
      allowsEmptyCollection={Boolean(emptyMessage)}
      menuTrigger={props.opensOn}
      isRequired={props.isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldClassName}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={props.isRequired}>
        <Group
          className={classNames(control, props.opensOn === 'focus' && css.withButton)}
          role="presentation"
          {...tags.groupProps}
          isDisabled={isDisabled}
          isInvalid={Boolean(errorMessage)}
        >
          <Input {...tags.inputProps} className={controlInput} placeholder={props.placeholder} />
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
      <CloseAfterChoice chosenCount={tags.selected.length} />
      <Popover className={classNames(popover, popoverOfField)} offset={4}>
        <ListBox<TagOption<Id>>
          className={popoverList}
          renderEmptyState={() => <p className={css.empty}>{emptyMessage}</p>}
        >
          {(option) => (
            <ListBoxItem
              className={popoverItem}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
            >
              <span className={css.name} dir="auto">
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
