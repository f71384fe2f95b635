/** A word of a lexicon, in the letters of its language. */
export interface LexiconEntry {
  readonly head: string
  /** Other words and forms that find each other with the head, such as 'børn' for 'barn'. */
  readonly forms: readonly string[]
  /** Its forms before another part of a compound, where they follow no rule. */
  readonly links: readonly string[]
  readonly isVerb: boolean
  readonly isCommon: boolean
  /** Whether the word follows names: in its definite form, or in any form. */
  readonly afterNames: 'definite' | 'any' | null
}

export interface LexiconFile {
  readonly entries: readonly LexiconEntry[]
  /** Words with all their forms, because a form of one looks like a form of another. */
  readonly apart: readonly { readonly head: string; readonly forms: readonly string[] }[]
  /** Compounds that are listed with their parts. */
  readonly compounds: readonly { readonly word: string; readonly parts: readonly string[] }[]
  /** Words that are never split. A hyphen at the end stands for any ending. */
  readonly whole: readonly string[]
  /** Words that mean themselves, although a reader could have typed another word without its marks. */
  readonly plain: readonly string[]
  readonly joining: readonly string[]
  /** Words and forms that are other words in other languages, as English 'offer' is a victim in Norwegian. */
  readonly falseFriends: readonly string[]
  /** Words that stand before verbs, such as 'om' in 'ombygge'. */
  readonly particles: readonly string[]
  /** Names of places, which have no parts and no other forms. */
  readonly places: readonly string[]
}

const letters = '[a-zæøåäöéèü]'
const entryPattern = new RegExp(
  `^(?<head>${letters}+)(?<forms>(?:/${letters}+)*)(?<links>(?:\\+${letters}+)*)(?<marks>[!*~]*)(?::[nt])?$`,
  'u',
)
const apartPattern = new RegExp(`^(?<head>${letters}+)=(?<forms>${letters}+(?:,${letters}+)*)$`, 'u')
const compoundPattern = new RegExp(`^${letters}+=${letters}+,${letters}+(?:,${letters}+)*$`, 'u')
const wordPattern = new RegExp(`^${letters}+$`, 'u')
const wholePattern = new RegExp(`^${letters}+-?$`, 'u')

/** The error of a lexicon that cannot be used. Its message lists each bad entry with its line. */
class LexiconError extends Error {}

const listOf = (text: string | undefined, separator: string) =>
  (text ?? '').split(separator).filter((one) => one !== '')

/**
 * Parses a lexicon. A line that begins with `##` begins a topic, other lines that begin with `#` are ignored, and
 * entries are separated by spaces:
 *
 * - `barn/børn+børne`: a word, other forms of it, and its forms before another part of a compound. `!` marks a
 *   verb, `*` a word of everyday speech that is a part of compounds only beside another listed word, and `~` a
 *   word that follows names in its definite form, `~~` in any form.
 * - under `kept apart`: words with all their forms, as `bog=bogen,bøger | bøg=bøgen,bøge`
 * - under `compounds`: words with their parts, as `wastewater=waste,water`
 * - under `never split`: words, or beginnings with a hyphen
 * - under `words without marks`: words that are no other words typed without marks, as `bog` is not `bøg`
 * - under `joining words`: words that a search ignores beside others
 * - under `false friends`: words, in all forms and without their endings, that are other words in other languages
 * - under `before verbs`: words that a verb or its noun has in front, such as 'om' in 'ombygge'
 * - under `places`: names of places, beside those of the municipalities
 *
 * @throws LexiconError when an entry has another form
 */
export function parseLexicon(text: string): LexiconFile {
  const entries: LexiconEntry[] = []
  const apart: { head: string; forms: string[] }[] = []
  const compounds: { word: string; parts: string[] }[] = []
  const whole: string[] = []
  const plain: string[] = []
  const joining: string[] = []
  const falseFriends: string[] = []
  const particles: string[] = []
  const places: string[] = []
  const faults: string[] = []
  let topic = ''
  const read: Readonly<Record<string, (word: string) => boolean>> = {
    'kept apart': (word) => {
      const { head, forms } = apartPattern.exec(word)?.groups ?? {}
      if (head === undefined) return false
      apart.push({ head, forms: listOf(forms, ',') })
      return true
    },
    compounds: (word) => {
      const [name = '', parts] = word.split('=')
      compounds.push({ word: name, parts: listOf(parts, ',') })
      return compoundPattern.test(word)
    },
    'never split': (word) => whole.push(word) > 0 && wholePattern.test(word),
    'words without marks': (word) => plain.push(word) > 0 && /^[a-z]+$/u.test(word),
    'joining words': (word) => joining.push(word) > 0 && wordPattern.test(word),
    'false friends': (word) => falseFriends.push(word) > 0 && wordPattern.test(word),
    places: (word) => places.push(word) > 0 && wordPattern.test(word),
    'before verbs': (word) => particles.push(word) > 0 && wordPattern.test(word),
  }
  const readEntry = (word: string): boolean => {
    const { head, forms, links, marks = '' } = entryPattern.exec(word)?.groups ?? {}
    if (head === undefined) return false
    entries.push({
      head,
      forms: listOf(forms, '/'),
      links: listOf(links, '+'),
      isVerb: marks.includes('!'),
      isCommon: marks.includes('*'),
      afterNames: marks.includes('~~') ? 'any' : marks.includes('~') ? 'definite' : null,
    })
    return true
  }
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    if (line.startsWith('##')) topic = line.slice(2).trim()
    if (line.startsWith('#')) continue
    for (const word of line.split(/[\s|]+/u)) {
      if (word !== '' && !(read[topic] ?? readEntry)(word)) faults.push(`line ${index + 1} has "${word}"`)
    }
  }
  if (faults.length > 0) throw new LexiconError(faults.join('\n'))
  return { entries, apart, compounds, whole, plain, joining, falseFriends, particles, places }
}
