import type { CompoundLanguage } from './partRules'

/** The endings of nouns, without accents, longest first. */
const endings: Readonly<Record<CompoundLanguage, readonly string[]>> = {
  da: [
    'ernes',
    'enes',
    'erne',
    'ens',
    'ets',
    'ers',
    'ene',
    'er',
    'en',
    'et',
    'ne',
    'es',
    'e',
    'n',
    't',
    's',
    'r',
  ],
  nb: ['enes', 'ene', 'ens', 'ets', 'ers', 'er', 'en', 'et', 'a', 'es', 'e', 'n', 't', 's', 'r'],
  sv: [
    'ornas',
    'arnas',
    'ernas',
    'orna',
    'arna',
    'erna',
    'ens',
    'ets',
    'ors',
    'ars',
    'ers',
    'na',
    'or',
    'ar',
    'er',
    'en',
    'et',
    'an',
    'as',
    'n',
    't',
    's',
    'r',
  ],
}

/** Endings that replace the last letter of the basic form, as in the Swedish 'skolor' for 'skola'. */
const replacing: Readonly<Record<CompoundLanguage, readonly (readonly [ending: string, letter: string])[]>> =
  {
    da: [],
    nb: [
      ['a', 'e'],
      ['ene', 'e'],
    ],
    sv: [
      ['ornas', 'a'],
      ['orna', 'a'],
      ['ors', 'a'],
      ['or', 'a'],
      ['arna', 'e'],
      ['ar', 'e'],
    ],
  }

/**
 * The letters that can link two parts of a compound, each with the ending of the first part that they
 * replace. If the ending is empty, the letters are only added.
 */
const links: Readonly<Record<CompoundLanguage, readonly (readonly [link: string, ending: string])[]>> = {
  da: [
    ['s', ''],
    ['s', 'e'],
    ['e', ''],
    ['er', ''],
  ],
  nb: [
    ['s', ''],
    ['s', 'e'],
    ['e', ''],
    ['er', ''],
  ],
  sv: [
    ['s', ''],
    ['', 'a'],
    ['', 'e'],
    ['s', 'e'],
    ['o', 'a'],
    ['u', 'a'],
    ['a', 'e'],
    ['e', 'a'],
    ['e', ''],
  ],
}

const isDouble = (word: string) => /([b-df-hj-np-tv-z])\1$/u.test(word)

/**
 * Returns the possible basic forms of `text`, which is the last part of a compound. `text` itself comes
 * first.
 */
export function wordsAtEnd(text: string, language: CompoundLanguage): string[] {
  const stripped = endings[language].flatMap((ending) => {
    if (!text.endsWith(ending)) return []
    const base = text.slice(0, -ending.length)
    // Some words double their last consonant before an ending: 'hallen' is a form of 'hal'.
    return isDouble(base) ? [base, base.slice(0, -1)] : [base]
  })
  const replaced = replacing[language].flatMap(([ending, letter]) =>
    text.endsWith(ending) ? [`${text.slice(0, -ending.length)}${letter}`] : [],
  )
  return [...new Set([text, ...replaced, ...stripped])]
}

/**
 * Returns the words that a part of a compound can come from, if another part follows it. For example,
 * 'arbejds' in 'arbejdsplads' comes from 'arbejde'. The text of the part itself comes first.
 */
export function wordsBeforePart(text: string, language: CompoundLanguage): string[] {
  const linked = links[language].flatMap(([link, ending]) =>
    text.endsWith(link) ? [`${text.slice(0, text.length - link.length)}${ending}`] : [],
  )
  return [...new Set([text, ...linked])]
}
