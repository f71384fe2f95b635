/**
 * The values of keys that were used lately. Values that are idle are forgotten, and when there are too many, the
 * value that was made first.
 */
export class Recent<Value> {
  readonly #values = new Map<string, Value>()
  readonly #make: () => Value
  readonly #isIdle: (value: Value, second: number) => boolean
  readonly #most: number
  #sweptAt = 0

  constructor(make: () => Value, isIdle: (value: Value, second: number) => boolean, most: number) {
    this.#make = make
    this.#isIdle = isIdle
    this.#most = most
  }

  /** Returns the value of a key, which is made if it is not there. */
  at(key: string, second: number): Value {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    this.#sweep(second)
    const [first] = this.#values.size < this.#most ? [] : this.#values.keys()
    if (first !== undefined) this.#values.delete(first)
    const made = this.#make()
    this.#values.set(key, made)
    return made
  }

  find(key: string): Value | undefined {
    return this.#values.get(key)
  }

  entries(): Iterable<[string, Value]> {
    return this.#values.entries()
  }

  /** Forgets what is idle, at most once in ten seconds. */
  #sweep(second: number): void {
    if (Math.abs(second - this.#sweptAt) < 10) return
    this.#sweptAt = second
    for (const [key, value] of this.#values) if (this.#isIdle(value, second)) this.#values.delete(key)
  }
}
