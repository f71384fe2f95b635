import type { Random } from '../../src/testing/createRandom'

/** The number of different benchmark texts. Each benchmark item gets two of them. */
export const textCount = 1000

const heads =
  'skole bro kirke havn park tunnel kanal hal bolig vej spor fabrik bad depot museum teater'.split(' ')
const tails = 'byggeri anlæg tag facade dæk væg grund rør sti mur kaj plads gård fløj kælder trappe'.split(
  ' ',
)
const fillers =
  'ny renovering udvidelse levering montering projektering beton stål træ glas murværk maler'.split(' ')

/** A word that occurs in about nine of ten items. */
export const commonWord = 'entreprise'

/** A word that occurs in less than one of a hundred items. */
export const rareWord = 'svømmehal'

/** A word that occurs in about one of ten items. */
export const mediumWord = 'kirkebygning'

export const compounds = heads.flatMap((head) => tails.map((tail) => [head, tail] as const))

export interface BenchText {
  readonly name: string
  readonly body: string
}

export function makeTexts(random: Random): BenchText[] {
  const compound = () => `${random.pick(heads)}${random.pick(tails)}`
  return Array.from({ length: textCount }, () => {
    const words = Array.from({ length: 45 }, () => (random.chance(0.5) ? compound() : random.pick(fillers)))
    if (random.chance(0.68)) words.push(commonWord)
    if (random.chance(0.05)) words.push(mediumWord)
    if (random.chance(0.0035)) words.push(rareWord)
    return { name: `${random.pick(fillers)} ${compound()}`, body: words.join(' ') }
  })
}
