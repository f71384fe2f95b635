export interface DemoIds {
  readonly users: ReadonlyMap<string, number>
  readonly companies: ReadonlyMap<string, number>
  readonly projects: ReadonlyMap<string, number>
  readonly procurements: ReadonlyMap<string, number>
}

export function idsOf(ids: ReadonlyMap<string, number>, keys: readonly string[]): number[] {
  return keys.map((key) => {
    const id = ids.get(key)
    if (id === undefined) {
      throw new Error(`The demo data contains no "${key}", so it cannot be referred to. Write it first.`)
    }
    return id
  })
}
