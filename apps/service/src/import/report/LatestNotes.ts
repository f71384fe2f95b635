import type { ReleaseNote } from './ImportReport'
import type { NoteCollector } from './NoteCollector'

/** The maximum number of purchases whose lines may still change. */
const mostPurchases = 2000

/**
 * The lines about purchases that have been written. When a purchase is written again with a later release,
 * its new lines replace the former ones.
 */
export class LatestNotes {
  readonly #notes = new Map<string, readonly ReleaseNote[]>()
  readonly #collector: NoteCollector

  constructor(collector: NoteCollector) {
    this.#collector = collector
  }

  set(ocid: string, notes: readonly ReleaseNote[]): void {
    this.#notes.delete(ocid)
    if (notes.length > 0) this.#notes.set(ocid, notes)
    const [oldest] = this.#notes
    if (oldest === undefined || this.#notes.size <= mostPurchases) return
    this.#notes.delete(oldest[0])
    this.#collector.add(oldest[1])
  }

  flush(): void {
    for (const notes of this.#notes.values()) this.#collector.add(notes)
    this.#notes.clear()
  }
}
