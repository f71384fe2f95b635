import type { ReactElement } from 'react'
import { page } from 'vitest/browser'

/** The props of a state: its value if the parent controls it, its first value if not, and its callback. */
interface HeldState<Value> {
  value?: Value
  initial?: Value
  onChange(value: Value): void
}

/** A state of a component that a user can change, and that a parent may control. */
export interface StateSample<Value = unknown> {
  /** The component and its callback, such as `Tabs.onChange`. */
  name: string
  first: Value
  /** The value after `act`. */
  next: Value
  render(state: HeldState<Value>): ReactElement
  /** Does what a user does to change `first` to `next`. */
  act: () => Promise<void>
  /** Returns what a user sees of the state. */
  read: () => unknown
  /** What `read` returns for `first` and for `next`. */
  shown: readonly [first: unknown, next: unknown]
  /** Whether the state is only visible on a narrow screen. */
  isNarrow?: boolean
}

/** Infers the type of the values of one sample. */
export const state = <Value>(sample: StateSample<Value>): StateSample<Value> => sample

type Role = Parameters<typeof page.getByRole>[0]

const find = (role: Role, name?: string) => page.getByRole(role, { name, exact: true })

/** Reads an attribute of the first element of a role. */
export const attribute = (attributeName: string, role: Role, name?: string) => () =>
  find(role, name).elements()[0]?.getAttribute(attributeName)

/** Reads the text of the first element of a role. */
export const text = (role: Role, name?: string) => () => find(role, name).elements()[0]?.textContent

/** Reads the typed text of the first input of a role. */
export const typed = (role: Role) => () => (find(role).elements()[0] as HTMLInputElement | undefined)?.value

/** Reads which inputs of a role are checked. */
export const checked = (role: 'checkbox' | 'radio' | 'switch') => () =>
  find(role)
    .elements()
    .map((element) => (element as HTMLInputElement).checked)
    .indexOf(true)

/** Reads how many elements of a role there are. */
export const count = (role: Role) => () => find(role).elements().length
