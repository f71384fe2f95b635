/**
 * Returns a function that creates a value for each key once. Use it for `Intl` formats and collators: the
 * garbage collector does not count their native memory, so a process that creates one per call grows. Keys
 * must come from a small, fixed set, such as languages.
 *
 * @example
 * const days = onePerKey((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone }))
 * days('Europe/Oslo').format(new Date())
 */
export function onePerKey<Value, Key extends string = string>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
