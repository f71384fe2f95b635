import type { Random } from '../../src/demo/items/createRandom'

/** The number of different texts. Each item has two of them. */
export const textCount = 1000

const heads =
  'skole bro kirke havn park tunnel kanal hal bolig vej spor fabrik bad depot museum teater'.split(' ')
const tails = 'byggeri anlæg tag facade dæk væg grund rør sti mur kaj plads gård fløj kælder trappe'.split(
  ' ',
)
const fillers =
  'ny renovering udvidelse levering montering projektering beton stål træ glas murværk maler'.split(' ')

/** A word that about nine of ten items contain. */
export const commonWord = 'entreprise'

/** A word that less than one of a hundred items contains. */
export const rareWord = 'svømmehal'

/** A word that about one of ten items contains. */
export const mediumWord = 'kirkebygning'

/** The compounds of the texts, each with its two parts. */
export const compounds = heads.flatMap((head) => tails.map((tail) => [head, tail] as const))

/** Creates the texts of the benchmark items from compounds, names and common words. */
export function makeTexts(random: Random): { name: string; body: string }[] {
  const compound = () => `${random.pick(heads)}${random.pick(tails)}`
  return Array.from({ length: textCount }, () => {
    const words = Array.from({ length: 45 }, () => (random.chance(0.5) ? compound() : random.pick(fillers)))
    if (random.chance(0.68)) words.push(commonWord)
    if (random.chance(0.05)) words.push(mediumWord)
    if (random.chance(0.0035)) words.push(rareWord)
    return { name: `${random.pick(fillers)} ${compound()}`, body: words.join(' ') }
  })
}
