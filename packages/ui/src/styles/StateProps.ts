/** The value of a component: controlled with `value`, or kept by the component, starting with `defaultValue`. */
// No component has a type parameter with this name: Storybook would resolve the one to the other for ever.
export interface ValueProps<State, Next extends State = State> {
  /** The value, if the parent controls it. */
  value?: State
  /** The value at first, if the component keeps it. */
  defaultValue?: State
  /** Called with each new value. */
  onChange?: (value: Next) => void
}

/** Whether an overlay is open: controlled with `isOpen`, or kept by the component. */
export interface OpenProps {
  /** Whether it is open, if the parent controls it. */
  isOpen?: boolean
  /** Whether it is open at first, if the component keeps that. @default false */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Whether a single part is expanded: controlled with `isExpanded`, or kept by the component. */
export interface ExpansionProps {
  /** Whether it is expanded, if the parent controls it. */
  isExpanded?: boolean
  /** Whether it is expanded at first, if the component keeps that. @default false */
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
}
