/** A random generator that repeats its choices for the same seed. */
export interface Random {
  /** Includes both limits. */
  readonly integer: (least: number, most: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly sample: <Item>(items: readonly Item[], count: number) => Item[]
  readonly weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key
}

export function createRandom(seed: number): Random {
  let counter = seed | 0
  const next = () => {
    counter = (counter + 0x9e3779b9) | 0
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[integer(0, items.length - 1)]
    if (item === undefined)
      throw new Error('Nothing can be picked from an empty list. Pass at least one item.')
    return item
  }
  return {
    integer,
    chance: (share) => next() < share,
    pick,
    sample(items, count) {
      const left = [...items]
      const wanted = Math.min(count, left.length)
      return Array.from({ length: wanted }, () => left.splice(integer(0, left.length - 1), 1)).flat()
    },
    weighted(weights) {
      const entries = Object.entries<number>(weights)
      let draw = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) {
        draw -= weight
        if (draw < 0) return key as keyof typeof weights
      }
      return pick(entries)[0] as keyof typeof weights
    },
  }
}
