/** One thing that can be chosen by its name. */
export interface TagOption {
  id: number
  label: string
  /** What tells namesakes apart, such as a town. */
  detail?: string
  /** Whether it shows but cannot be chosen. @default false */
  isDisabled?: boolean
}
