import { foldLetters, withMarks, wordsOf } from '../letters/letters'
import { stem } from '../letters/stem'
import type { WordLanguage } from '../letters/wordLanguages'
import { createBeginnings } from './beginnings'
import { basesOfForm, formsOf, linkedForms, nounsOf } from './endings'
import type { LexiconEntry, LexiconFile } from './parseLexicon'

/** A word as a part of compounds. */
export interface Part {
  /** The basic form, in folded letters. */
  readonly head: string
  /** Whether the part is also a word of everyday speech, or looks like the ending of other words. */
  readonly isCommon: boolean
  /** Whether an unknown beginning is a name before its definite form, or before any form. */
  readonly afterNames: LexiconEntry['afterNames']
  readonly isVerb: boolean
}

/** The words of a language, ready for looking them up. All words are in folded letters. */
export interface Lexicon {
  /** Returns the basic forms of a word. Few words have several. A word that is not listed has none. */
  readonly headsOf: (word: string) => readonly string[]
  /** Returns what a text is as the last part of a compound. */
  readonly lastPart: (text: string) => Part | null
  /** Returns what a text is as a part that others follow, with its linking letters. */
  readonly partBefore: (text: string) => Part | null
  /** Returns the parts of a compound that is listed with them. */
  readonly listedParts: (word: string) => readonly string[] | undefined
  /** Returns how many letters at the beginning of a word must not be split. */
  readonly wholeLetters: (word: string) => number
  readonly isJoining: (word: string) => boolean
  /** Whether the same letters mean something else in another language. */
  readonly isFalseFriend: (word: string) => boolean
  /** Whether a word without marks means itself, so that it is no other word typed without them. */
  readonly isPlain: (word: string) => boolean
  /** Returns whether a text stands before verbs, such as 'om' in 'ombygge'. */
  readonly isBeforeVerbs: (text: string) => boolean
  /** The basic forms of words without their marks, for readers who type none. */
  readonly unmarked: ReadonlyMap<string, readonly string[]>
}

const partOf = ({ head, isCommon, afterNames, isVerb }: Omit<LexiconEntry, 'forms' | 'links'>): Part => ({
  head: foldLetters(head),
  isCommon,
  afterNames,
  isVerb,
})

/** Adds a value to the list of a key, once. */
function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const own = map.get(key)
  if (own === undefined) map.set(key, [value])
  else if (!own.includes(value)) own.push(value)
}

function addPart(map: Map<string, Part>, text: string, part: Part): void {
  if (!map.has(text)) map.set(text, part)
}

interface Listed {
  readonly part: Part
  readonly isVerb: boolean
}

/** A shorter name stands at the beginning of other words by chance. */
const shortestPlace = 6

/** @param municipalities names of places that are words of the language where its lexicon says so */
export function createLexicon(
  file: LexiconFile,
  language: WordLanguage,
  municipalities: readonly string[] = [],
): Lexicon {
  const listed = new Map<string, string[]>()
  const byForm = new Map<string, Listed[]>()
  const firstLetters = createBeginnings()
  const setForm = (form: string, words: Listed[]): void => {
    byForm.set(form, words)
    for (let length = 1; length <= form.length; length += 1) firstLetters.add(form.slice(0, length))
  }
  // The English lexicon lists few words, so other forms of them are found by their stem.
  const byStem = new Map<string, string[]>()
  const last = new Map<string, Part>()
  const before = new Map<string, Part>()
  const apart = new Set(file.apart.flatMap(({ head, forms }) => [head, ...forms].map(foldLetters)))
  const entries = new Map(file.entries.map((entry) => [entry.head, entry]))
  const allHeads = new Set([...file.entries, ...file.apart].map(({ head }) => foldLetters(head)))
  for (const { head, forms } of file.apart) {
    const part = partOf({
      ...(entries.get(head) ?? { isCommon: true, afterNames: null, isVerb: false }),
      head,
    })
    addPart(before, part.head, part)
    for (const form of [head, ...forms].map(foldLetters)) {
      // A listed word is no genitive of another one: 'brus' is no bridge's.
      for (const own of /[sxz]$/u.test(form) || allHeads.has(`${form}s`) ? [form] : [form, `${form}s`]) {
        add(listed, own, part.head)
        addPart(last, own, part)
      }
    }
  }
  for (const entry of file.entries) {
    const part = partOf(entry)
    for (const [place, form] of [entry.head, ...entry.forms].map(foldLetters).entries()) {
      addPart(before, form, part)
      if (apart.has(form)) continue
      add(listed, form, part.head)
      add(byStem, stem(form, language), part.head)
      setForm(form, [...(byForm.get(form) ?? []), { part, isVerb: entry.isVerb && place === 0 }])
      addPart(last, form, part)
    }
    for (const link of entry.links) addPart(before, foldLetters(link), part)
  }
  /** Returns the listed words of which a text is another form, nouns first. */
  const wordsOfForm = (text: string): Listed[] =>
    basesOfForm(text, language, firstLetters.longestOf(text))
      .flatMap((base) =>
        (byForm.get(base) ?? []).filter(({ isVerb }) => formsOf(base, language, isVerb).has(text)),
      )
      .toSorted((one, two) => Number(one.isVerb) - Number(two.isVerb))
  for (const part of file.entries.map(partOf)) {
    for (const noun of part.isVerb ? nounsOf(part.head, language) : []) {
      const isOther = wordsOfForm(noun).some((one) => one.part.head !== part.head)
      if (isOther || apart.has(noun)) continue
      add(listed, noun, part.head)
      setForm(noun, [{ part, isVerb: false }])
      addPart(before, noun, part)
      addPart(last, noun, part)
    }
  }
  // A word that stands before another part without a link is not taken for a linked form of another word.
  const words = new Set(before.keys())
  const unlinked = [...before]
  for (const [form, part] of unlinked) {
    for (const one of linkedForms(form, language)) if (!words.has(one)) addPart(before, one, part)
  }
  const whole = new Set(file.whole.filter((one) => !one.endsWith('-')).map(foldLetters))
  const beginnings = createBeginnings()
  const joining = new Set(file.joining.map(foldLetters))
  const falseFriends = new Set(file.falseFriends.map(foldLetters))
  const plainWords = new Set(file.plain)
  const particles = new Set(file.particles.map(foldLetters))
  for (const one of file.whole
    .filter((text) => text.endsWith('-'))
    .map((text) => foldLetters(text.slice(0, -1)))) {
    beginnings.add(one)
    addPart(before, one, { head: one, isCommon: false, afterNames: null, isVerb: false })
  }
  const derivedHeads = (word: string): readonly string[] => {
    const heads = [...new Set(wordsOfForm(word).map(({ part }) => part.head))]
    return heads.length > 0 || language !== 'en' ? heads : (byStem.get(stem(word, language)) ?? [])
  }
  const places = new Set([
    ...file.places.map(foldLetters),
    ...municipalities
      .flatMap(wordsOf)
      .filter((name) => !listed.has(name) && !joining.has(name) && derivedHeads(name).length === 0),
  ])
  const placeOf = (word: string) =>
    [word, withMarks(word), word.replace(/s$/u, '')].find((one) => places.has(one))
  for (const place of places) {
    if (place.length < shortestPlace) continue
    beginnings.add(place)
    for (const one of [place, `${place}s`]) {
      addPart(before, one, { head: place, isCommon: false, afterNames: null, isVerb: false })
    }
  }
  const headsOf = (word: string): readonly string[] => {
    const own = listed.get(word)
    if (own !== undefined) return own
    const place = placeOf(word)
    // A joining word is no form of another word: 'langs' of 'lang'.
    return place !== undefined ? [place] : joining.has(word) ? [word] : derivedHeads(word)
  }
  const compounds = new Map(
    file.compounds.flatMap(({ word, parts }) =>
      [...formsOf(foldLetters(word), language, false)].map((form) => [form, parts.map(foldLetters)] as const),
    ),
  )
  const unmarked = new Map<string, string[]>()
  for (const head of [...listed.keys(), ...places]) {
    const plain = head.replaceAll('å', 'a').replaceAll('ä', 'a').replaceAll('ö', 'o')
    if (plain !== head) add(unmarked, plain, head)
  }
  return {
    headsOf,
    lastPart: (text) => last.get(text) ?? wordsOfForm(text)[0]?.part ?? null,
    partBefore: (text) => before.get(text) ?? null,
    listedParts: (word) => compounds.get(word),
    wholeLetters: (word) =>
      whole.has(word) || placeOf(word) !== undefined ? word.length : beginnings.longestOf(word),
    isJoining: (word) => joining.has(word),
    isFalseFriend: (word) => falseFriends.has(word),
    isPlain: (word) => plainWords.has(word) || listed.has(word),
    isBeforeVerbs: (text) => particles.has(text),
    unmarked,
  }
}
