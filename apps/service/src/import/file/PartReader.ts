import { limits } from '@spadestik/domain/limits'
import { unstorableTexts } from '../../storage/unstorableTexts'
import { cleanText } from '../release/cleanText'
import { cutText } from '../release/cutText'
import { isNumeral } from '../release/fitToSchema'
import { readWrittenDay } from '../release/readWrittenDay'
import type { Note } from '../release/ReleaseFault'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const firstYear = 1990
const lastYear = 2100

const isDay = (day: string): boolean => {
  const start = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day)
}

/**
 * Reads the properties of a part of a document whose form is not certain. A property of a wrong type counts as
 * missing and is reported, so that one bad property costs nothing else.
 */
export class PartReader {
  readonly #fields: Fields
  readonly #path: string
  readonly #note: Note

  private constructor(fields: Fields, path: string, note: Note) {
    this.#fields = fields
    this.#path = path
    this.#note = note
  }

  /** Returns null for a value that is no object. */
  static of(value: unknown, note: Note): PartReader | null {
    return isObject(value) ? new PartReader(value, '', note) : null
  }

  get names(): string[] {
    return Object.keys(this.#fields)
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}/${name}`
  }

  note(name: string, message: string): void {
    this.#note(this.#pathOf(name), message)
  }

  /** Returns a property, or null if it is missing or empty. */
  #given(name: string): unknown {
    const value = Object.hasOwn(this.#fields, name) ? this.#fields[name] : null
    return value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value
  }

  #storable(name: string, text: string): string | null {
    if (unstorableTexts(text).length === 0) return text
    this.note(name, 'was dropped: it contains a NUL or an unpaired surrogate')
    return null
  }

  /** Returns a text without markup. A text that is too long is cut. */
  text(name: string, longest: number): string | null {
    const given = this.#given(name)
    if (given === null) return null
    if (typeof given !== 'string') {
      this.note(name, 'was dropped: it is no text')
      return null
    }
    const text = this.#storable(name, cleanText(given.trim()))
    if (text === null || text === '') return null
    if (text.length > longest) this.note(name, `was cut from ${text.length} to ${longest} characters`)
    return cutText(text, longest)
  }

  /** Returns an identifier, which may be written as a number. An identifier is never cut. */
  id(name: string, longest = 300): string | null {
    const given = this.#given(name)
    if (given === null) return null
    if (typeof given !== 'string' && !(Number.isSafeInteger(given) && Number(given) >= 0)) {
      this.note(name, 'was dropped: it is no identifier')
      return null
    }
    const id = String(given).trim()
    if (id.length <= longest) return this.#storable(name, id)
    this.note(name, `was dropped: it is longer than ${longest} characters`)
    return null
  }

  /** Returns a number, which may be written as a text. */
  number(name: string): number | null {
    const given = this.#given(name)
    if (given === null) return null
    const number = typeof given === 'string' && isNumeral(given) ? Number(given) : given
    if (typeof number === 'number' && Number.isFinite(number)) return number
    this.note(name, 'was dropped: it is no number')
    return null
  }

  /** Returns whether a property is true, also if it is written as a text. */
  isTrue(name: string): boolean {
    const given = this.#given(name)
    if (given === null || typeof given === 'boolean') return given === true
    const text = String(given).trim().toLowerCase()
    if (/^(?:true|ja|j|yes|1)$/.test(text)) return true
    if (!/^(?:false|nei|n|no|0)$/.test(text))
      this.note(name, `"${text.slice(0, 20)}" is neither true nor false`)
    return false
  }

  part(name: string): PartReader | null {
    const given = this.#given(name)
    if (given === null) return null
    if (isObject(given)) return new PartReader(given, this.#pathOf(name), this.#note)
    this.note(name, 'was dropped: it is no object')
    return null
  }

  #list(name: string): readonly unknown[] {
    const given = this.#given(name)
    if (given === null) return []
    if (!Array.isArray(given)) {
      this.note(name, 'was read as a list with one entry')
      return [given]
    }
    if (given.length > limits.importEntries)
      this.note(name, `was cut from ${given.length} to ${limits.importEntries} entries`)
    return given.slice(0, limits.importEntries)
  }

  parts(name: string): PartReader[] {
    return this.#list(name).flatMap((entry, index) => {
      if (isObject(entry)) return new PartReader(entry, `${this.#pathOf(name)}/${index}`, this.#note)
      if (entry !== null) this.note(`${name}/${index}`, 'was dropped: it is no object')
      return []
    })
  }

  /** Returns the texts of a list. */
  texts(name: string, longest = 300): string[] {
    return this.#list(name).flatMap((entry, index) => {
      const one = new PartReader({ [index]: entry }, this.#pathOf(name), this.#note)
      return one.text(String(index), longest) ?? []
    })
  }

  /** Returns the texts of a list or a single text in one line. */
  line(name: string, longest: number): string | null {
    const given = this.#given(name)
    const entries: readonly unknown[] = Array.isArray(given) ? given.slice(0, 100) : [given]
    const texts = entries.filter((entry) => entry !== null && entry !== '')
    if (texts.some((entry) => typeof entry !== 'string')) {
      this.note(name, 'was dropped: it is no text')
      return null
    }
    const joined = new PartReader({ [name]: texts.join(', ') }, this.#path, this.#note)
    return joined.text(name, longest)
  }

  /** Returns a time as it is written, or its day. Times that are impossible or mean two days are dropped. */
  time(name: string): string | null {
    const given = this.text(name, 100)
    if (given === null) return null
    const written = readWrittenDay(given)
    const day = /^\d{4}-\d{2}-\d{2}(?=T|\s|$)/.exec(written ?? '')?.[0]
    if (written === null || day === undefined || !isDay(day)) {
      this.note(name, `"${given}" was dropped: it is no day, or can be read as two days`)
      return null
    }
    const year = Number(day.slice(0, 4))
    if (year >= firstYear && year < lastYear) return written
    this.note(name, `"${given}" was dropped: the year must be from ${firstYear} to ${lastYear}`)
    return null
  }

  /** Returns a day as `YYYY-MM-DD`. */
  day(name: string): string | null {
    return this.time(name)?.slice(0, 10) ?? null
  }
}
