import type { Lexicon } from '../lexicon/Lexicon'

const shortestPart = 3

/**
 * Returns the compounds of listed parts that a word can be without its marks: 'sågverk' of 'sagverk'. The parts of a
 * language suffice, so a compound is known before an item has it.
 *
 * @param word in folded letters
 * @param most more compounds than these are not what a reader means
 */
export function unmarkedCompounds(
  word: string,
  { unmarked, lastPart, partBefore }: Lexicon,
  most: number,
): string[] {
  const found = new Set<string>()
  for (let cut = word.length - shortestPart; cut >= shortestPart && found.size < most; cut -= 1) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)]
    const before = [...(partBefore(first) === null ? [] : [first]), ...(unmarked.get(first) ?? [])]
    const after = [...(lastPart(last) === null ? [] : [last]), ...(unmarked.get(last) ?? [])]
    for (const one of before)
      for (const other of after) if (one + other !== word && partBefore(one) !== null) found.add(one + other)
  }
  return [...found].slice(0, most)
}
