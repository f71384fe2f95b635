import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useIntl } from 'react-intl'
import type { FieldTexts } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { Icon } from '../../graphics/Icon/Icon'
import { MarkGlyph } from '../../graphics/MarkGlyph/MarkGlyph'
import type { SelectOption } from '../Select/SelectOption'
import * as selectCss from '../Select/Select.css'
import { classNames } from '../../styles/classNames'
import { popover, popoverItem, popoverList, popoverOfField } from '../../styles/popover.css'
import { multiSelectMessages as messages } from './MultiSelect.messages'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** The props of a multi-select. */
export interface MultiSelectProps<Value extends string = string>
  extends FieldTexts, ValueProps<readonly Value[], Value[]>, RootProps<HTMLDivElement> {
  /** The options in the order shown, each with a value that is unique in the list. */
  options: readonly SelectOption<Value>[]
  /** Called with the selected values in the order of `options`. */
  onChange?: (value: Value[]) => void
  /** The text while nothing is selected. */
  placeholder?: string
  /** Whether the field must have a value. The label then has an asterisk. */
  isRequired?: boolean
  /** Whether users cannot use the field. */
  isDisabled?: boolean
  /** The name under which a form submits the values. */
  name?: string
}

/**
 * The maximum number of selected options whose names the button shows. With more selected options, it shows a
 * count.
 */
const maxNames = 2

const noValues: readonly never[] = []

/** Selects any number of options from a list. The list stays open after a choice. */
export function MultiSelect<Value extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value: controlled,
  defaultValue = noValues,
  onChange,
  placeholder,
  className,
  ...root
}: MultiSelectProps<Value>) {
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange)
  const { formatMessage, formatList } = useIntl()
  const chosen = options.filter((option) => value.includes(option.value))
  const valueText = () => {
    if (chosen.length === 0) return placeholder ?? formatMessage(messages.none)
    if (chosen.length > maxNames) return formatMessage(messages.count, { count: chosen.length })
    return formatList(
      chosen.map((option) => option.label),
      { type: 'conjunction' },
    )
  }
  return (
    <AriaSelect<SelectOption<Value>, 'multiple'>
      {...root}
      selectionMode="multiple"
      value={value}
      onChange={(keys) =>
        setValue(options.flatMap((option) => (keys.includes(option.value) ? option.value : [])))
      }
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldClassName, className)}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={root.isRequired}>
        <Button className={selectCss.trigger.field} data-invalid={Boolean(errorMessage) || undefined}>
          <SelectValue className={selectCss.value}>{valueText}</SelectValue>
          <Icon icon={ChevronDown} />
        </Button>
      </Field>
      <Popover className={classNames(popover, popoverOfField)} offset={4}>
        <ListBox className={popoverList} items={options.map((option) => ({ ...option, id: option.value }))}>
          {(option) => (
            <ListBoxItem className={popoverItem} textValue={option.label} isDisabled={option.isDisabled}>
              {({ isSelected }) => (
                <>
                  <MarkGlyph mark={isSelected ? 'included' : 'none'} />
                  {option.before}
                  <span>{option.label}</span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
