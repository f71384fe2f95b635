import type { ReactNode } from 'react'

/** One choice in a Select. */
export interface SelectOption<Value extends string = string> {
  value: Value
  /** The words; the typed first letters find it. */
  label: string
  /** What stands before the words, such as a flag. */
  before?: ReactNode
  isDisabled?: boolean
}
