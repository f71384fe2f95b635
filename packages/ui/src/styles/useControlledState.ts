import { useState } from 'react'

/**
 * Returns a value and its setter. If `value` is given, the parent controls it. Otherwise the component keeps
 * the value, and begins with `defaultValue`. The setter calls `onChange` in both cases. The value must not be
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
