/**
 * Returns a function that creates a value for each key once, and returns the same value for later calls.
 *
 * Use it for `Intl` formats and collators. Their native memory is not counted by the garbage collector, so
 * creating one per call makes the memory of a process grow. Keys must come from a small, fixed set such as
 * languages.
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
