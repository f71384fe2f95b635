import type { ReactElement } from 'react'
import { page } from 'vitest/browser'

/**
 * The props for one state of a component, such as the selected tab. The test passes `value` if the parent
 * should control the state, and `initial` if the component should keep it.
 */
interface HeldState<Value> {
  value?: Value
  initial?: Value
  onChange(value: Value): void
}

/** How to test one state that users can change and a parent can control. */
export interface StateSample<Value = unknown> {
  /** The component and the callback, such as `Tabs.onChange`. */
  name: string
  first: Value
  /** The value of the state after `act`. */
  next: Value
  render(state: HeldState<Value>): ReactElement
  /** Changes the state from `first` to `next`, as a user would. */
  act: () => Promise<void>
  /** Returns how the state looks or is announced to a user. */
  read: () => unknown
  /** The results of `read` for `first` and `next`. */
  shown: readonly [first: unknown, next: unknown]
  isNarrow?: boolean
}

/** Returns the sample unchanged. Its purpose is that TypeScript infers the type of the values. */
export const state = <Value>(sample: StateSample<Value>): StateSample<Value> => sample

type Role = Parameters<typeof page.getByRole>[0]

const find = (role: Role, name?: string) => page.getByRole(role, { name, exact: true })

export const attribute = (attributeName: string, role: Role, name?: string) => () =>
  find(role, name).elements()[0]?.getAttribute(attributeName)

export const text = (role: Role, name?: string) => () => find(role, name).elements()[0]?.textContent

export const typed = (role: Role) => () => (find(role).elements()[0] as HTMLInputElement | undefined)?.value

/**
 * Returns a function that reads the index of the first checked input with the given ARIA role, or -1 if none
 * is checked.
 */
export const checked = (role: 'checkbox' | 'radio' | 'switch') => () =>
  find(role)
    .elements()
    .map((element) => (element as HTMLInputElement).checked)
    .indexOf(true)

export const count = (role: Role) => () => find(role).elements().length
