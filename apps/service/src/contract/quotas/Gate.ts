interface Waiting {
  readonly enter: (isIn: boolean) => void
}

/** The places for calls that run at once, and the line of those that wait for one. */
export class Gate {
  readonly #waiting: Waiting[] = []
  #running = 0
  /** When a call last left. @unit s */
  #leftAt = 0

  get running(): number {
    return this.#running
  }

  isIdleSince(second: number): boolean {
    return this.#running === 0 && this.#waiting.length === 0 && this.#leftAt < second
  }

  /**
   * Waits for a place. The call must `leave` if it has got one.
   *
   * @param left ends the wait when the caller no longer waits for a response
   * @returns whether the call has a place. It has none if too many wait, or the caller has left.
   */
  enter({ amount, waiting: most }: { amount: number; waiting: number }, left: AbortSignal): Promise<boolean> {
    if (this.#running < amount && this.#waiting.length === 0) {
      this.#running += 1
      return Promise.resolve(true)
    }
    if (this.#waiting.length >= most || left.aborted) return Promise.resolve(false)
    return new Promise((enter) => {
      const waiting = { enter }
      this.#waiting.push(waiting)
      left.addEventListener('abort', () => {
        const place = this.#waiting.indexOf(waiting)
        if (place === -1) return
        this.#waiting.splice(place, 1)
        enter(false)
      })
    })
  }

  /** @param slowsDown whether the next call begins only when no other runs, so that others find the database idle */
  leave({ amount, slowsDown }: { amount: number; slowsDown: boolean }, second: number): void {
    this.#running -= 1
    this.#leftAt = second
    if (slowsDown && this.#running > 0) return
    while (this.#running < (slowsDown ? 1 : amount)) {
      const next = this.#waiting.shift()
      if (next === undefined) return
      this.#running += 1
      next.enter(true)
    }
  }
}
