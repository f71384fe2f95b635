import type { ReactNode } from 'react'
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup'
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import type { FieldTexts } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import * as css from './RadioGroup.css'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** An option of a radio group. */
export interface RadioOption<Value extends string = string> {
  value: Value
  label: ReactNode
  /** A second line that explains the option. */
  description?: ReactNode
  /** Content at the end of the row, such as a count or a badge. */
  note?: ReactNode
  isDisabled?: boolean
}

/** The props of a radio group. */
export interface RadioGroupProps<Value extends string = string>
  extends
    FieldTexts,
    ValueProps<Value | null, Value>,
    RootProps<HTMLDivElement>,
    Pick<AriaRadioGroupProps, 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name'> {
  /** The options in the order shown, each with a value that is unique in the group. */
  options: readonly RadioOption<Value>[]
  /** The look of the options. `rows` gives each option a border and the full width. @default 'plain' */
  variant?: 'plain' | 'rows'
  /** Whether the options are below or beside each other. */
  orientation?: 'vertical' | 'horizontal'
}

/** Selects one of a few options. All options are visible. */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  onChange,
  variant = 'plain',
  orientation = 'vertical',
  className,
  ...root
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      {...root}
      orientation={orientation}
      onChange={(next) => {
        const chosen = options.find((option) => option.value === next)
        if (chosen) onChange?.(chosen.value)
      }}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(fieldClassName, className)}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={root.isRequired}>
        <div className={css.options} data-orientation={orientation} data-variant={variant}>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              className={css.radio[variant]}
            >
              <span className={css.dot} aria-hidden />
              <span className={css.text}>
                <span>{option.label}</span>
                {option.description !== undefined && <span className={css.hint}>{option.description}</span>}
              </span>
              {option.note !== undefined && <span className={css.note}>{option.note}</span>}
            </Radio>
          ))}
        </div>
      </Field>
    </AriaRadioGroup>
  )
}
