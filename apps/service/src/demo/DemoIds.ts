/** The ids of the demo data that was written. */
export interface DemoIds {
  /** By address. */
  readonly users: ReadonlyMap<string, number>
  /** By key. */
  readonly companies: ReadonlyMap<string, number>
  /** By key. */
  readonly projects: ReadonlyMap<string, number>
  /** By key. */
  readonly procurements: ReadonlyMap<string, number>
}

/**
 * Returns the ids of keys.
 *
 * @throws Error when a key was not written.
 */
export function idsOf(ids: ReadonlyMap<string, number>, keys: readonly string[]): number[] {
  return keys.map((key) => {
    const id = ids.get(key)
    if (id === undefined) {
      throw new Error(`The demo data contains no "${key}", so it cannot be referred to. Write it first.`)
    }
    return id
  })
}
