import type { ReactNode } from 'react'
import { use, useId } from 'react'
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components/CheckboxGroup'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Checkbox } from '../Checkbox/Checkbox'
import { CheckedByBrowser } from '../Field/CheckedByBrowser'
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
  /** The options in the order shown, each with a value that is unique in the group. */
  options: readonly CheckboxOption[]
}

/** A group of checkboxes. Users can select any number of options from a short list. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  isRequired,
  className,
  ...root
}: CheckboxGroupProps) {
  const id = useId()
  return (
    <AriaCheckboxGroup
      // React Aria does not change the lists of values.
      {...(root as ValueProps<string[]>)}
      // Otherwise the browser would refuse every form in which no box is checked.
      isRequired={use(CheckedByBrowser) && isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldClassName, className)}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <div className={css.options}>
          {options.map(({ value: own, label: optionLabel, note, isDisabled }, index) => (
            <div key={own} className={css.option}>
              <Checkbox
                value={own}
                isDisabled={isDisabled}
                aria-describedby={note === undefined ? undefined : `${id}-${index}`}
              >
                {optionLabel}
              </Checkbox>
              {note !== undefined && (
                <span id={`${id}-${index}`} className={css.note}>
                  {note}
                </span>
              )}
            </div>
          ))}
        </div>
      </Field>
    </AriaCheckboxGroup>
  )
}
