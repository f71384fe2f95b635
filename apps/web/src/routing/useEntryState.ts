import { useState } from 'react'
import { useLocation } from 'react-router-dom'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Keeps a state in the entry of the browser's history, so that Back restores it, such as the page of a table.
 * The address and the router's location stay the same.
 *
 * @param read narrows the stored value; null if it is not valid
 */
export function useEntryState<Value>(
  key: string,
  initial: Value,
  read: (stored: unknown) => Value | null,
): [Value, (next: Value) => void] {
  const { state }: { state: unknown } = useLocation()
  const [value, setValue] = useState(() => (isRecord(state) ? (read(state[key]) ?? initial) : initial))
  return [
    value,
    (next) => {
      setValue(next)
      const entry: unknown = history.state
      const known = isRecord(entry) ? entry : {}
      const own = isRecord(known.usr) ? known.usr : {}
      // The router keeps the state of a location under `usr`, and reads it when the user comes back.
      history.replaceState({ ...known, usr: { ...own, [key]: next } }, '')
    },
  ]
}
