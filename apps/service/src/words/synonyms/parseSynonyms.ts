const synonymLanguages = ['da', 'sv', 'nb', 'en'] as const

/** Words with the same meaning, in up to four languages. */
export interface SynonymGroup {
  readonly words: readonly {
    readonly language: (typeof synonymLanguages)[number]
    readonly word: string
    /** Whether the word says more than the group: the others find it, and it does not find them. */
    readonly isNarrower: boolean
  }[]
}

/** The error of a table of synonyms that cannot be used. Its message lists each bad line with its number. */
export class SynonymError extends Error {}

const wordPattern = /^\p{L}[\p{L}\p{M}\d' -]{1,39}$/u

function parseLine(line: string): SynonymGroup | string {
  const cells = line.split('\t')
  if (cells.length !== synonymLanguages.length) {
    return `has ${cells.length} columns instead of ${synonymLanguages.length}`
  }
  const words = synonymLanguages.flatMap((language, column) =>
    (cells[column] ?? '').split(',').flatMap((cell) => {
      const text = cell.trim()
      const isNarrower = text.startsWith('>')
      const word = isNarrower ? text.slice(1) : text
      return word === '' ? [] : [{ language, word, isNarrower }]
    }),
  )
  const bad = words.find(({ word }) => !wordPattern.test(word))
  if (bad !== undefined) return `has "${bad.word}", which is not a word of 2 to 40 letters`
  const twice = words.find(
    (one, index) =>
      words.findIndex(({ language, word }) => language === one.language && word === one.word) < index,
  )
  if (twice !== undefined) return `has "${twice.word}" twice in one language`
  if (words.every((one) => one.isNarrower)) return 'has only words that say more than the group'
  if (words.length < 2) return 'has fewer than two words'
  return { words }
}

/**
 * Parses a table of synonyms. Each line is a group with the tab-separated columns da, sv, nb and en, and
 * commas separate the words in a column. A word after `>` says more than the group, as `>fridge` among white goods:
 * the others find it, and it does not find them. Empty lines and lines that begin with # are ignored.
 *
 * @throws SynonymError when a line cannot be used, or when there is no group.
 */
export function parseSynonyms(table: string): SynonymGroup[] {
  const groups: SynonymGroup[] = []
  const faults: string[] = []
  for (const [index, line] of table.split(/\r?\n/u).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const parsed = parseLine(line)
    if (typeof parsed === 'string') faults.push(`line ${index + 1} ${parsed}`)
    else groups.push(parsed)
  }
  if (faults.length > 0) throw new SynonymError(faults.join('\n'))
  if (groups.length === 0) throw new SynonymError('The table has no groups, so nothing would be synonymous.')
  return groups
}
