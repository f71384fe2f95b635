import { limits } from '@spadestik/domain/limits'
import type { NoteList, ReleaseNote } from './ImportReport'

/** The lines of a report: the first ones about each property, and the number of the others. */
export class NoteCollector {
  readonly #lines: ReleaseNote[] = []
  readonly #listed = new Map<string, number>()
  readonly #unlisted = new Map<string, number>()
  #total = 0

  add(notes: readonly ReleaseNote[]): void {
    for (const note of notes) {
      this.#total += 1
      // Without the positions in lists, such as `parties/0/name`.
      const property = note.property.replace(/\/\d+(?=\/|$)/g, '')
      const listed = this.#listed.get(property) ?? 0
      const isNew = listed === 0 && this.#listed.size < limits.importProperties
      if (isNew || (listed > 0 && listed < limits.importLinesOfProperty)) {
        this.#listed.set(property, listed + 1)
        this.#lines.push(note)
      } else {
        const name = this.#listed.has(property) ? property : 'other properties'
        this.#unlisted.set(name, (this.#unlisted.get(name) ?? 0) + 1)
      }
    }
  }

  list(): NoteList {
    return {
      lines: [...this.#lines],
      total: this.#total,
      unlisted: Object.fromEntries(this.#unlisted),
    }
  }
}
