/** What this browser keeps: `browser` until it is cleared, `tab` until the tab is closed. */
export type Keeper = 'browser' | 'tab'

const storageOf = (keeper: Keeper): Storage =>
  keeper === 'tab' ? globalThis.sessionStorage : globalThis.localStorage

/**
 * Reads a value that this browser has kept; null where there is none, where it cannot be read, or
 * where `parse` does not know it. Failing storage counts as empty.
 *
 * @source specification 4 (Other)
 */
export function readStorage<Value>(
  key: string,
  parse: (kept: unknown) => Value | null,
  keeper: Keeper = 'browser',
): Value | null {
  try {
    const text = storageOf(keeper).getItem(key)
    return text === null ? null : parse(JSON.parse(text))
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage failures are logged, never shown (specification 4)
    console.warn(`Could not read "${key}" from this browser's storage; it counts as empty.`, error)
    return null
  }
}

/** Keeps a value in this browser, or forgets it where it is null. A failure is logged and loses only the memory. */
export function writeStorage(key: string, value: unknown, keeper: Keeper = 'browser'): void {
  try {
    const storage = storageOf(keeper)
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage failures are logged, never shown (specification 4)
    console.warn(`Could not keep "${key}" in this browser's storage.`, error)
  }
}

/** The keys of everything that this browser keeps; none where its storage fails. */
export function storedKeys(keeper: Keeper): string[] {
  try {
    return Object.keys(storageOf(keeper))
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage failures are logged, never shown (specification 4)
    console.warn("Could not list what this browser's storage keeps; it counts as empty.", error)
    return []
  }
}
