/**
 * Where a value is kept. `browser` keeps the value until the user clears the browser's data, and `tab` keeps
 * it until the user closes the tab.
 */
export type Keeper = 'browser' | 'tab'

const storageOf = (keeper: Keeper): Storage =>
  keeper === 'tab' ? globalThis.sessionStorage : globalThis.localStorage

/**
 * Returns a stored value. Returns null if the value is missing, if `parse` rejects the value, or if the
 * storage fails (W10).
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
    // oxlint-disable-next-line no-console -- storage failures are logged, never shown
    console.warn(`Could not read "${key}" from the browser's storage, so it counts as empty.`, error)
    return null
  }
}

/**
 * Stores a value, or deletes it if the value is null. If the storage fails, the failure is logged and the
 * value is lost (W10).
 */
export function writeStorage(key: string, value: unknown, keeper: Keeper = 'browser'): void {
  try {
    const storage = storageOf(keeper)
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage failures are logged, never shown
    console.warn(`Could not write "${key}" to the browser's storage, so it is lost.`, error)
  }
}

/** Returns no keys if storage fails (W10). */
export function storedKeys(keeper: Keeper): string[] {
  try {
    return Object.keys(storageOf(keeper))
  } catch (error) {
    // oxlint-disable-next-line no-console -- storage failures are logged, never shown
    console.warn("Could not list the keys of the browser's storage, so it counts as empty.", error)
    return []
  }
}
