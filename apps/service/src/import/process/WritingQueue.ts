interface Writing {
  /** By what notices of one purchase find each other. */
  readonly keys: readonly string[]
  readonly end: Promise<{ readonly error: unknown } | null>
}

/**
 * Runs a few writes at once and ends them in the order in which they began. While one waits for the database, the next
 * notice is read.
 */
export class WritingQueue {
  readonly #atOnce: number
  readonly #writing: Writing[] = []

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** Waits for the writes of the same purchase. Its notices are written one after the other, as they were read. */
  async waitFor(keys: readonly string[]): Promise<void> {
    if (this.#writing.some((one) => one.keys.some((key) => keys.includes(key)))) await this.drain()
  }

  /** Begins a write, and waits until another one may begin. */
  async add<Result>(
    keys: readonly string[],
    write: Promise<Result>,
    onEnd: (result: Result) => void,
  ): Promise<void> {
    const end = write.then(
      (result) => {
        onEnd(result)
        return null
      },
      (error: unknown) => ({ error }),
    )
    this.#writing.push({ keys, end })
    while (this.#writing.length >= this.#atOnce) await this.#endFirst()
  }

  /** @throws what the first failed write has thrown */
  async drain(): Promise<void> {
    while (this.#writing.length > 0) await this.#endFirst()
  }

  /** Waits until nothing is being written, whether it fails or not. */
  async settle(): Promise<void> {
    await Promise.all(this.#writing.splice(0).map(({ end }) => end))
  }

  async #endFirst(): Promise<void> {
    const failure = (await this.#writing.shift()?.end) ?? null
    if (failure === null) return
    await this.settle()
    throw failure.error
  }
}
