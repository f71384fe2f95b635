import type { KnownCompanies } from './KnownCompanies'
import { nameKey } from './KnownCompanies'
import { readUnits } from './readUnits'

export interface UnitSurvey {
  /** The numbers that occur more than once. */
  readonly doubled: ReadonlySet<number>
  /**
   * The ids of companies without a number whose name and place are those of exactly one unit, by the number of the
   * unit.
   */
  readonly matches: ReadonlyMap<number, readonly number[]>
  /** The keys of companies without a number whose name and place are those of several units. */
  readonly ambiguous: readonly string[]
}

/** Numbers in little memory: a million of them take four megabytes. */
class Numbers {
  #values = new Uint32Array(1024)
  #length = 0

  add(number: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#length] = number
    this.#length += 1
  }

  doubled(): Set<number> {
    const sorted = this.#values.subarray(0, this.#length).sort()
    const doubled = new Set<number>()
    for (let index = 1; index < sorted.length; index += 1) {
      const number = sorted[index] ?? 0
      if (number === sorted[index - 1]) doubled.add(number)
    }
    return doubled
  }
}

/**
 * Reads the whole dump before anything is written, because only then it is known whether a name and place belong to
 * one unit alone.
 *
 * @throws ImportError when the file cannot be read
 */
export async function surveyUnits(
  file: string,
  country: string,
  today: string,
  { unnumbered }: Pick<KnownCompanies, 'unnumbered'>,
): Promise<UnitSurvey> {
  const numbers = new Numbers()
  const named = new Map<string, number | null>()
  for await (const read of readUnits(file, country, today)) {
    if ('faults' in read) continue
    const number = Number(read.unit.number)
    numbers.add(number)
    const key = unnumbered.size === 0 ? null : nameKey(country, read.unit)
    if (key === null || !unnumbered.has(key)) continue
    const before = named.get(key)
    named.set(key, before === undefined || before === number ? number : null)
  }
  const matches = new Map<number, number[]>()
  for (const [key, number] of named) {
    const id = unnumbered.get(key)
    if (number !== null && id !== undefined) matches.set(number, [...(matches.get(number) ?? []), id])
  }
  const ambiguous = [...named].filter(([, number]) => number === null).map(([key]) => key)
  return { doubled: numbers.doubled(), matches, ambiguous }
}
