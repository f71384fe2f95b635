/** The database ids of the demo data, after it has been written. */
export interface DemoIds {
  /** The ids of users by e-mail address. */
  readonly users: ReadonlyMap<string, number>
  /** The ids of companies by key. */
  readonly companies: ReadonlyMap<string, number>
  /** The ids of projects by key. */
  readonly projects: ReadonlyMap<string, number>
  /** The ids of procurements by key. */
  readonly procurements: ReadonlyMap<string, number>
}

/**
 * Returns the database ids of the objects with the given keys.
 *
 * @throws Error when a key is unknown.
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
