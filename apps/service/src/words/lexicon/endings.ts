import type { WordLanguage } from '../letters/wordLanguages'
import { strongBases, strongForms } from './strongVerbs'

/** The endings of nouns and adjectives, and of verbs that end in a vowel, in folded letters. */
const endings: Readonly<
  Record<WordLanguage, { readonly noun: readonly string[]; readonly verb: readonly string[] }>
> = {
  da: {
    noun: 'en et er e ene erne ere est este este t'.split(' '),
    verb: 'r de t nde'.split(' '),
  },
  nb: {
    noun: 'en et a er e ene ere est este t'.split(' '),
    verb: 'r t de dt nde'.split(' '),
  },
  sv: {
    noun: 'en et ar er or arna erna orna a are aste ast t na'.split(' '),
    verb: 'r de t d nde'.split(' '),
  },
  en: { noun: 's es'.split(' '), verb: 's es d ed ing'.split(' ') },
}

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouyåäö'.includes(letter)

const isDouble = (word: string) => /([b-df-hj-np-tv-z])\1$/u.test(word)

/** Words that end in an unstressed vowel lose it before an ending: 'skole' and 'skol-er'. */
function basesOf(word: string, language: WordLanguage): string[] {
  const last = word.at(-1)
  if (language === 'en') return last === 'y' ? [word, `${word.slice(0, -1)}i`] : [word]
  const bases = [word]
  if (word.length > 2 && (last === 'e' || (language === 'sv' && last === 'a'))) bases.push(word.slice(0, -1))
  // 'hal' has the plural 'haller', and 'rum' the definite form 'rummet'.
  else if (!isVowel(last) && isVowel(word.at(-2)) && !isDouble(word)) bases.push(word + (last ?? ''))
  // 'museum' has the plural 'museer'.
  if (word.endsWith('um') && word.length > 4) bases.push(word.slice(0, -2))
  // 'cykel' has the plural 'cykler', and 'nyckel' 'nycklar'.
  const short = /^(.*[^aeiouyåäö])e([lrn])$/u.exec(word)
  if (short !== null) {
    const [, before = '', end = ''] = short
    bases.push(before + end)
    if (isDouble(before)) bases.push(before.slice(0, -1) + end)
  }
  return bases
}

const shortestImperative = 6

/** Verbs with the past of Norwegian 'gravd' and Swedish 'byggd'. In Danish, 'd' makes other words. */
const softStem: Readonly<Partial<Record<WordLanguage, RegExp>>> = { nb: /[vgeiyö]$/u, sv: /[^dtkpsx]$/u }

/**
 * Returns the grammatical forms that a word can have. Some do not exist, because the gender of the word is not
 * known.
 *
 * @param word in folded letters
 */
export function formsOf(word: string, language: WordLanguage, isVerb: boolean): Set<string> {
  const { noun, verb } = endings[language]
  const forms = new Set([word])
  for (const base of isVerb ? [] : basesOf(word, language)) {
    for (const ending of noun) forms.add(base + ending)
  }
  if (!isVerb && language !== 'en' && isVowel(word.at(-1))) {
    for (const ending of language === 'sv' ? ['n', 't', 'r', 'rna'] : ['n', 't', 'r', 'ne', 'rne'])
      forms.add(word + ending)
  }
  // 'teater' has the definite form 'teatern', and 'cykel' 'cykeln'.
  if (language === 'sv' && !isVerb && /e[lr]$/u.test(word)) forms.add(`${word}n`)
  // 'hænder' has the definite form 'hænderne', and 'hender' 'hendene'.
  if (word.endsWith('er') && language === 'da') forms.add(`${word}ne`)
  if (word.endsWith('er') && language === 'nb') forms.add(`${word.slice(0, -1)}ne`)
  if (isVerb) {
    const stem = /[ea]$/u.test(word) ? word.slice(0, -1) : word
    // A short imperative is another word: 'led' is a part of 'led', and no form of 'lede'.
    if (stem.length >= shortestImperative) forms.add(stem)
    for (const ending of verb) forms.add(word + ending)
    const weak = softStem[language]?.test(stem) === true ? ['d', 'de', 'da'] : []
    const past =
      language === 'en'
        ? ['ed', 'ing']
        : ['te', 'et', 't', 'ede', 'ende', 'ande', 'at', 'ad', 'ade', 'er', 'ar', 'as', 'es', ...weak]
    // 'byggs' and 'byts' of 'bygga' and 'byta'.
    if (language === 'sv') past.push('s')
    for (const ending of past) forms.add(stem + ending)
    for (const form of strongForms(word, language)) forms.add(form)
  }
  if (language !== 'en') {
    for (const form of forms) if (!/[sxz]$/u.test(form)) forms.add(`${form}s`)
  }
  return forms
}

const shortened = (stem: string) => (isDouble(stem) ? stem.slice(0, -1) : stem)

/**
 * Returns the nouns that a verb can have for what is done and for who does it: 'renovering' and 'renovatør' of
 * 'renovere'. Some do not exist.
 *
 * @param verb its infinitive, in folded letters
 */
export function nounsOf(verb: string, language: WordLanguage): string[] {
  if (language === 'en') return []
  const stem = /[ea]$/u.test(verb) ? verb.slice(0, -1) : verb
  const own =
    language === 'sv'
      ? [`${stem}ning`, `${stem}ing`, `${stem}ande`, `${stem}are`, `${stem}else`]
      : [`${stem}ning`, `${shortened(stem)}ning`, `${stem}ing`, `${stem}else`, `${stem}er`]
  return stem.endsWith('er') ? [...own, `${stem.slice(0, -2)}ör`, `${stem.slice(0, -2)}atör`] : own
}

/** The most letters that `formsOf` adds to a word. */
const longestEnding = 7

/**
 * Returns the words of which a text can be a form. `formsOf` decides which of them have the form.
 *
 * @param known how many letters of the text some word begins with. Only words that begin so are returned
 */
export function basesOfForm(text: string, language: WordLanguage, known: number): string[] {
  const bases = new Set<string>()
  const least = Math.max(2, text.length - longestEnding)
  for (let length = Math.min(text.length, known + 1); length >= least; length -= 1) {
    const beginning = text.slice(0, length)
    bases.add(beginning)
    if (language === 'en') {
      if (beginning.endsWith('i')) bases.add(`${beginning.slice(0, -1)}y`)
      continue
    }
    for (const ending of ['e', 'a', 'r', 'um']) bases.add(beginning + ending)
    const { consonant, end } = /(?<consonant>[^aeiouyåäö])(?<end>[lrn])$/u.exec(beginning)?.groups ?? {}
    if (consonant === undefined || end === undefined) continue
    bases.add(`${beginning.slice(0, -1)}e${end}`)
    bases.add(`${beginning.slice(0, -1)}${consonant}e${end}`)
  }
  for (const base of strongBases(text, language)) bases.add(base)
  return [...bases]
}

const links: Readonly<Record<WordLanguage, readonly string[]>> = {
  da: ['', 's', 'e', 'er'],
  nb: ['', 's', 'e', 'er'],
  sv: ['', 's'],
  en: [''],
}

/** Swedish words change their last vowel before another part: 'skola' and 'skolgård', 'gata' and 'gatubelysning'. */
export function linkedForms(head: string, language: WordLanguage): string[] {
  const forms = links[language].map((link) => head + link)
  if (language !== 'sv' || head.length < 4 || !/[ae]$/u.test(head)) return forms
  const base = head.slice(0, -1)
  return [...forms, ...['', 's', 'o', 'u', 'a', 'e'].map((link) => base + link)]
}
