import { limits } from '@spadestik/domain/limits'
import type { NoteList, ReleaseNote } from './ImportReport'

/**
 * Returns what a line has in common with others of its kind: the property without positions in lists, and
 * the message without the words and numbers of one release.
 */
function kindOf({ property, message }: ReleaseNote): string {
  const place = property.replace(/\/\d+(?=\/|$)/g, '')
  const words = message.replace(/"[^"]*"|\S*\d\S*|\(.*\)/g, '…')
  return `${place} ${words}`.trim()
}

const shorten = (note: ReleaseNote): ReleaseNote => ({
  ...note,
  property: note.property.slice(0, limits.importNoteChars),
  message: note.message.slice(0, limits.importNoteChars),
})

/** The lines of a report: the first ones of each kind, and the number of the others. */
export class NoteCollector {
  readonly #lines: ReleaseNote[] = []
  readonly #listed = new Map<string, number>()
  readonly #unlisted = new Map<string, number>()
  #total = 0

  add(notes: readonly ReleaseNote[]): void {
    for (const whole of notes) {
      const note = shorten(whole)
      this.#total += 1
      const kind = kindOf(note)
      const listed = this.#listed.get(kind) ?? 0
      const isNew = listed === 0 && this.#listed.size < limits.importLineKinds
      if (isNew || (listed > 0 && listed < limits.importLinesOfKind)) {
        this.#listed.set(kind, listed + 1)
        this.#lines.push(note)
      } else {
        const name = this.#listed.has(kind) ? kind : 'other kinds'
        this.#unlisted.set(name, (this.#unlisted.get(name) ?? 0) + 1)
      }
    }
  }

  get total(): number {
    return this.#total
  }

  list(): NoteList {
    return {
      lines: [...this.#lines],
      total: this.#total,
      unlisted: Object.fromEntries(this.#unlisted),
    }
  }
}
