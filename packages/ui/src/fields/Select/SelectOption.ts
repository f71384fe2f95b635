import type { ReactNode } from 'react'

/** An option of a select. */
export interface SelectOption<Value extends string = string> {
  value: Value
  /** The label. Typing its first letters finds the option. */
  label: string
  /** Content before the label, such as a flag. */
  before?: ReactNode
  isDisabled?: boolean
}
