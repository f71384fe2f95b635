/**
 * The value of a component. With `value`, the parent controls it. Otherwise the component keeps it, and
 * begins with `defaultValue`.
 */
// Do not name a type parameter of a component `State`. Storybook would confuse it with this one and never
// finish.
export interface ValueProps<State, Next extends State = State> {
  /** The value, if the parent controls it. */
  value?: State
  /** The initial value, if the parent does not control it. */
  defaultValue?: State
  /** Called with the new value after each change by the user. */
  onChange?: (value: Next) => void
}

/** Whether an overlay is open. With `isOpen`, the parent controls this. Otherwise the component keeps it. */
export interface OpenProps {
  /** Whether the overlay is open, if the parent controls this. */
  isOpen?: boolean
  /** Whether the overlay is open initially, if the parent does not control this. @default false */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Whether a component with one part is expanded. With `isExpanded`, the parent controls this. Otherwise the
 * component keeps it.
 */
export interface ExpansionProps {
  /** Whether the part is expanded, if the parent controls this. */
  isExpanded?: boolean
  /** Whether the part is expanded initially, if the parent does not control this. @default false */
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
}
