/** An option that is selected by its name. */
export interface TagOption {
  id: number
  label: string
  /** Distinguishes options of the same name, such as a town. */
  detail?: string
  /** Whether the option shows but cannot be selected. @default false */
  isDisabled?: boolean
}
