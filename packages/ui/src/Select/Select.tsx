import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import type { FieldWords } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { Icon } from '../Icon/Icon'
import { popover, popoverItem, popoverList } from '../styles/popover.css'
import * as css from './Select.css'

/** One choice in a Select. */
export interface SelectOption<Value extends string = string> {
  value: Value
  /** The words; the typed first letters find it. */
  label: string
  /** What stands before the words, such as a flag. */
  before?: ReactNode
  isDisabled?: boolean
}

/** One choice of several, shown one at a time. */
export interface SelectProps<Value extends string = string> extends FieldWords {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  placeholder?: string
  /** `field` fills its place, `compact` is as wide as its words, `inline` stands inside another field, `quiet` in a bar. */
  variant?: 'field' | 'compact' | 'inline' | 'quiet'
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
}

/** Takes one choice from a list that opens. */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder,
  variant = 'field',
  ...rest
}: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={(key) => {
        const next = options.find((option) => option.value === key)
        if (next) onChange(next.value)
      }}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldClassName}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={rest.isRequired}>
        <Button className={css.trigger({ variant })} data-invalid={Boolean(errorMessage) || undefined}>
          {chosen?.before}
          <SelectValue
            className={css.value}
            data-has-sign={(variant === 'quiet' && chosen?.before !== undefined) || undefined}
          >
            {() => chosen?.label ?? placeholder}
          </SelectValue>
          <Icon icon={ChevronDown} size={variant === 'inline' ? 14 : 16} />
        </Button>
      </Field>
      <Popover className={popover} offset={4}>
        <ListBox className={popoverList} items={options.map((option) => ({ ...option, id: option.value }))}>
          {(option) => (
            <ListBoxItem className={popoverItem} textValue={option.label} isDisabled={option.isDisabled}>
              {({ isSelected }) => (
                <>
                  <span className={css.tick}>{isSelected && <Icon icon={Check} />}</span>
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
