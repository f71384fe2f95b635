export interface NamePair {
  readonly source: readonly string[]
  readonly target: readonly string[]
}

export interface WordTranslation {
  readonly source: string
  readonly target: string
  /** How likely `source` is translated as `target`, between 0 and 1. */
  readonly share: number
}

/**
 * The number of times that the shares of the translations are estimated. Each estimate starts from the
 * previous one. A further estimate would hardly change the shares.
 */
const rounds = 5

/** The source word of target words that have no counterpart, such as joining words. */
const noWord = ''

/**
 * The amount that is added to the count of each source word. It lowers the shares of translations of rare
 * words, because a few examples prove little.
 */
const doubt = 0.3

function numberer() {
  const numbers = new Map<string, number>()
  return {
    numbers,
    numberOf: (value: string): number => {
      const number = numbers.get(value) ?? numbers.size
      numbers.set(value, number)
      return number
    },
  }
}

/**
 * Learns translations from names that exist in two languages. The method is Model 1 of Brown et al., *The
 * mathematics of statistical machine translation* (1993).
 *
 * @param fewest the minimum `share` of a translation; less likely translations are left out
 */
export function alignWords(pairs: readonly NamePair[], fewest: number): WordTranslation[] {
  const sources = numberer()
  const links = numberer()
  const linkSources: number[] = []
  const linkTexts: (readonly [source: string, target: string])[] = []
  // Each word of a target name forms a group of links. The group has one link to each word of the source name
  // in the same pair, and one link to `noWord`.
  const groups = pairs.flatMap(({ source, target }) =>
    target.map((to) =>
      [noWord, ...source].map((from) => {
        const link = links.numberOf(`${from} ${to}`)
        if (link === linkTexts.length) {
          linkTexts.push([from, to])
          linkSources.push(sources.numberOf(from))
        }
        return link
      }),
    ),
  )
  let shares = new Float64Array(linkTexts.length).fill(1)
  for (let round = 0; round < rounds; round += 1) {
    const counts = new Float64Array(linkTexts.length)
    for (const group of groups) {
      const sum = group.reduce((total, link) => total + (shares[link] ?? 0), 0)
      for (const link of group) counts[link] = (counts[link] ?? 0) + (shares[link] ?? 0) / sum
    }
    const totals = new Float64Array(sources.numbers.size).fill(doubt)
    for (const [link, source] of linkSources.entries()) {
      totals[source] = (totals[source] ?? 0) + (counts[link] ?? 0)
    }
    shares = counts.map((count, link) => count / (totals[linkSources[link] ?? 0] ?? 1))
  }
  return linkTexts.flatMap(([source, target], link) => {
    const share = shares[link] ?? 0
    return source === noWord || share < fewest ? [] : [{ source, target, share }]
  })
}
