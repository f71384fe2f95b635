/**
 * Reads a value that this browser has kept; null where there is none, where it cannot be read, or
 * where `parse` does not know it. Failing storage counts as empty.
 *
 * @source specification 4 (Other)
 */
export function readStorage<Value>(key: string, parse: (kept: unknown) => Value | null): Value | null {
  try {
    const text = globalThis.localStorage.getItem(key)
    return text === null ? null : parse(JSON.parse(text))
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage failures are logged, never shown (specification 4)
    console.warn(`Could not read "${key}" from this browser's storage; it counts as empty.`, error)
    return null
  }
}

/** Keeps a value in this browser, or forgets it where it is null. A failure is logged and loses only the memory. */
export function writeStorage(key: string, value: unknown): void {
  try {
    if (value === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage failures are logged, never shown (specification 4)
    console.warn(`Could not keep "${key}" in this browser's storage.`, error)
  }
}
