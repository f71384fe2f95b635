import type { Schemas } from '@spadestik/api-client'

type Lot = Schemas['Lot']

function textOf({ number, title, description, place, winners }: Lot): string {
  const names = (winners ?? []).map(({ companyName }) => companyName)
  return [number, title, description, place, ...names].filter(Boolean).join('\n')
}

/**
 * Returns a function that finds the lots whose texts contain every typed word, in any order, ignoring case.
 * The texts are prepared only once, because descriptions are long and the function runs at every key press.
 */
export function createLotFilter(lots: readonly Lot[], locale: string): (typed: string) => readonly Lot[] {
  const texts = lots.map((lot) => textOf(lot).toLocaleLowerCase(locale))
  return (typed) => {
    const words = typed.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
    if (words.length === 0) return lots
    return lots.filter((_lot, index) => words.every((word) => texts[index]?.includes(word)))
  }
}
