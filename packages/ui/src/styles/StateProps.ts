/**
 * The value of a component. If `value` is given, the parent controls the value. Otherwise the component keeps
 * the value itself, and begins with `defaultValue`.
 */
// Do not name a type parameter of a component `State`. Storybook would confuse it with the `State` below and
// never finish.
export interface ValueProps<State, Next extends State = State> {
  /** The value, if the parent controls it. */
  value?: State
  /** The initial value, if the parent does not control it. */
  defaultValue?: State
  /** Called with the new value after each change by the user. */
  onChange?: (value: Next) => void
}

/**
 * Whether an overlay is open. If `isOpen` is given, the parent decides this. Otherwise the component decides.
 */
export interface OpenProps {
  /** Whether the overlay is open, if the parent controls this. */
  isOpen?: boolean
  /** Whether the overlay is open initially, if the parent does not control this. @default false */
  defaultOpen?: boolean
  /** Called after the user opens or closes the overlay. */
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Whether the content of a component is expanded. If `isExpanded` is given, the parent decides this.
 * Otherwise the component decides.
 */
export interface ExpansionProps {
  /** Whether the content is expanded, if the parent controls this. */
  isExpanded?: boolean
  /** Whether the content is expanded initially, if the parent does not control this. @default false */
  defaultExpanded?: boolean
  /** Called when the user expands or collapses the content. */
  onExpandedChange?: (isExpanded: boolean) => void
}
