import type { ReactNode } from 'react'
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Checkbox } from '../Checkbox/Checkbox'
import type { FieldTexts } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import * as css from './CheckboxGroup.css'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** An option of a checkbox group. */
export interface CheckboxOption {
  value: string
  label: ReactNode
  /** A count or a short note at the end of the row. */
  note?: ReactNode
  isDisabled?: boolean
}

/** The props of a checkbox group. */
export interface CheckboxGroupProps
  extends
    FieldTexts,
    ValueProps<readonly string[], string[]>,
    RootProps<HTMLDivElement>,
    Pick<AriaCheckboxGroupProps, 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name'> {
  options: readonly CheckboxOption[]
}

/** A group of checkboxes. Users can select any number of options from a short list. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  className,
  ...root
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...root}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldClassName, className)}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={root.isRequired}>
        <div className={css.options}>
          {options.map((option) => (
            <div key={option.value} className={css.option}>
              <Checkbox value={option.value} isDisabled={option.isDisabled}>
                {option.label}
              </Checkbox>
              {option.note !== undefined && <span className={css.note}>{option.note}</span>}
            </div>
          ))}
        </div>
      </Field>
    </AriaCheckboxGroup>
  )
}
