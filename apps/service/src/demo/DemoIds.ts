/** The ids under which demo data was written. */
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
 * The ids of some keys.
 *
 * @throws Error when a key was not written.
 */
export function idsOf(ids: ReadonlyMap<string, number>, keys: readonly string[]): number[] {
  return keys.map((key) => {
    const id = ids.get(key)
    if (id === undefined) {
      throw new Error(
        `The demo data has nothing under "${key}", so it cannot be referred to. Write it first.`,
      )
    }
    return id
  })
}
