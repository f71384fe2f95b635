import { useState } from 'react'

/**
 * Returns a value and its setter. The parent controls the value unless `value` is undefined. Otherwise the
 * component keeps it, starting with `defaultValue`. The setter always calls `onChange`. The value must not be
 * a function.
 */
export function useControlledState<Value, Next extends Value = Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Next) => void) | undefined,
): [Value, (value: Next) => void] {
  const [own, setOwn] = useState<Value>(defaultValue)
  const change = (next: Next) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change]
}
