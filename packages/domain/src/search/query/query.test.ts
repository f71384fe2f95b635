import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../../limits/limits'
import { hasOperators, parseQuery } from './parseQuery'
import { printQuery } from './printQuery'
import { piecesOf } from './queryPieces'
import { changeTerms, termsOf, withoutSynonyms, withoutTerm } from './queryTerms'
import { anyText } from './query.fixture'

const runs = { numRuns: 10_000 }
const language = fc.constantFrom('da', 'sv', 'nb', 'en')
const wordsOf = (text: string) =>
  text
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, limits.queryWords)
const printed = (text: string) => printQuery(parseQuery(text), 'en')

const trimmed = (word: string) => /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/u.exec(word)?.[0]
const nested = (depth: number, text: string) => `${'('.repeat(depth)}${text}${')'.repeat(depth)} d OR e`
const kinds = (text: string) =>
  piecesOf(parseQuery(text)).map((piece) => (piece.kind === 'term' ? piece.index : piece.kind))

describe('a free text', () => {
  test.each([
    ['two words', 'skole bro', 'skole bro'],
    ['a phrase', '"ny  skole"', '"ny skole"'],
    ['a phrase in other quotation marks', '»ny skole« “gammel bro”', '"ny skole" "gammel bro"'],
    ['a phrase that does not end', 'bro "ny skole', 'bro "ny skole"'],
    ['a phrase without words', 'bro "" "--"', 'bro'],
    ['a measure in inches', 'rør 5" stål', 'rør 5 stål'],
    ['an exclusion', 'skole -tag', 'skole -tag'],
    ['an excluded phrase', 'skole -"nyt tag"', 'skole -"nyt tag"'],
    ['an excluded group', 'skole -(tag facade)', 'skole -(tag facade)'],
    ['an exclusion twice', 'skole -(-tag)', 'skole tag'],
    ['a hyphen inside a word', 'e-mail', 'e-mail'],
    ['a hyphen after a word', 'tag- og facade', 'tag og facade'],
    ['a hyphen between spaces', 'skole - bro', 'skole bro'],
    ['two hyphens', 'skole --bro', 'skole bro'],
    ['a hyphen after a phrase', '"ny skole"-bro', '"ny skole" bro'],
    ['alternatives', 'skole OR bro', 'skole OR bro'],
    ['alternatives in Danish', 'skole ELLER bro', 'skole OR bro'],
    ['eller in lower case, which is a word', 'skole eller bro', 'skole eller bro'],
    ['alternatives beside a word', 'ny skole OR bro lang', 'ny skole OR bro lang'],
    ['alternatives in parentheses', '(ny skole) OR bro', '(ny skole) OR bro'],
    ['needless parentheses', '((skole)) (bro tag) OR (tag)', 'skole (bro tag) OR tag'],
    ['alternatives of alternatives', '(a OR b) OR (c OR d)', 'a OR b OR c OR d'],
    ['parentheses inside a word', 'skole(r)', 'skole r'],
    ['a parenthesis that does not close', '-(skole OR bro', '-(skole OR bro)'],
    ['a parenthesis that does not open', 'skole) bro', 'skole bro'],
    ['as many parentheses as are allowed', nested(limits.queryDepth - 1, 'a -(b c)'), 'a -(b c) d OR e'],
    ['an operator in too many parentheses', nested(limits.queryDepth, 'a -(b c)'), 'a -b c d OR e'],
    ['parentheses after too many', `${nested(limits.queryDepth + 2, 'a')} -(b c)`, 'a d OR e -(b c)'],
    ['many parentheses that do not open', `${')'.repeat(30)} a -(b c)`, 'a -(b c)'],
    ['many parentheses that do not close', `a -(b c) ${'('.repeat(30)} d OR e`, 'a -(b c) d OR e'],
    ['parentheses one after the other', '-(a b) '.repeat(9).trim(), '-(a b) '.repeat(9).trim()],
    ['a phrase of single letters', '"a b"', '"a b"'],
    ['a phrase with a combining accent', '"cafe\u0301, bar."', '"cafe\u0301 bar"'],
    ['three hyphens', 'skole ---bro', 'skole bro'],
    ['an operator in a field', 'title:OR', 'title:OR'],
    ['an excluded field', '-title:skole', '-title:skole'],
    ['an operator without an operand', 'OR skole OR', 'skole'],
    ['an operator before empty parentheses', 'skole OR () -() bro', 'skole bro'],
    ['an excluded operator', 'skole -OR bro', 'skole OR bro'],
    ['a beginning', 'beginn* bro', 'beginn* bro'],
    ['a star alone', 'bro *', 'bro'],
    ['a word without synonyms', 'skole =sygehus', 'skole =sygehus'],
    ['an excluded word without synonyms', '-=sygehus', '-=sygehus'],
    ['a word without synonyms in a field', 'titel:=skole =titel:bro', 'title:=skole title:=bro'],
    ['words without synonyms in parentheses', '=(skole OR -bro)', '=skole OR -=bro'],
    ['a field in parentheses without synonyms', '=(titel:titel:bro titel:OR)', 'title:=titel:bro title:=OR'],
    ['terms that have no synonyms', '="ny skole" =renov*', '"ny skole" renov*'],
    ['an equals sign without a word', '= skole == bro =OR -= tag', 'skole bro OR tag'],
    ['two equals signs', 'skole ==bro', 'skole bro'],
    ['an equals sign inside a word', 'a=b', 'a=b'],
    ['a field', 'title:skole', 'title:skole'],
    ['a field in Danish', 'Titel:skole', 'title:skole'],
    ['a field in Swedish', 'beställare:"Malmö stad"', 'client:"Malmö stad"'],
    ['a field in Norwegian', '-oppdragsgiver:løten', '-client:løten'],
    ['a field with a beginning', 'cpv:45*', 'cpv:45*'],
    ['a field with alternatives', 'sted:(aarhus OR odense)', 'place:aarhus OR place:odense'],
    ['a field in a field', 'sted:(aarhus titel:bro)', 'place:aarhus title:bro'],
    ['the name of a field without a value', 'titel: skole', 'titel skole'],
    ['an unknown field', 'ukendt:skole', 'ukendt:skole'],
    ['a time', 'kl.10:30', 'kl.10:30'],
    ['a number of a notice', 'nr:2026/S-1', 'number:2026/S-1'],
    ['a number as notices show it', 'nr:2026/S 000-000001 bro', 'number:"2026/S 000-000001" bro'],
    ['a soft hyphen in a word', 'sko\u00ADle', 'skole'],
    ['characters without a width', '\u200Bskole\uFEFF bro\u2060', 'skole bro'],
    ['punctuation', '!!! -- () "" :', ''],
    ['nothing', '  ', ''],
  ])('[S22] %s', (_case, text, expected) => {
    expect(printed(text)).toBe(expected)
  })

  test('[S22] has the same meaning after printing and parsing, in every language', () => {
    fc.assert(
      fc.property(anyText, language, (text, to) => {
        const { root } = parseQuery(text)
        const again = parseQuery(printQuery({ root, ignoredWords: 0 }, to))
        expect(again).toEqual({ root, ignoredWords: 0 })
      }),
      runs,
    )
  })

  test('[S22] keeps the other terms when one is removed', () => {
    fc.assert(
      fc.property(anyText, fc.nat(25), (text, index) => {
        const query = parseQuery(text)
        const without = withoutTerm(query, index)
        expect(termsOf(without)).toEqual(termsOf(query).filter((_term, place) => place !== index))
        expect(parseQuery(printQuery(without, 'da')).root).toEqual(without.root)
      }),
      runs,
    )
  })

  test('[S22] searches one of its words without synonyms, and the other terms as before', () => {
    const query = parseQuery('(sygehus OR "ny bro") -skole titel:hal renov*')
    const texts = termsOf(query).map((_term, index) => printQuery(withoutSynonyms(query, index), 'en'))
    expect(texts).toEqual([
      '=sygehus OR "ny bro" -skole title:hal renov*',
      'sygehus OR "ny bro" -skole title:hal renov*',
      'sygehus OR "ny bro" -=skole title:hal renov*',
      'sygehus OR "ny bro" -skole title:=hal renov*',
      'sygehus OR "ny bro" -skole title:hal renov*',
    ])
  })

  test('[S22] keeps its operators when its words are replaced', () => {
    const query = parseQuery('(skoel OR "ny bro") -tag titel:hal renov*')
    const changed = changeTerms(query, ({ term, isExcluded }) =>
      term.kind === 'word' && !isExcluded ? { ...term, word: 'skole' } : term,
    )
    expect(printQuery(changed, 'en')).toBe('skole OR "ny bro" -tag title:hal renov*')
  })

  test('[S08] without operators consists of its words', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!/[()"“”„«»*:]/u.test(text))
        const query = parseQuery(text)
        fc.pre(!hasOperators(query) && !/\b(?:OR|ELLER)\b/u.test(text))
        expect(printQuery(query, 'da').split(' ').filter(Boolean)).toEqual(
          // A character without a width does not separate words.
          wordsOf(text.replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '')).map(trimmed),
        )
      }),
      runs,
    )
  })

  test('[S22] is shown as pieces that contain every term once, with balanced parentheses', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const query = parseQuery(text)
        const pieces = piecesOf(query)
        const terms = pieces.flatMap((piece) => (piece.kind === 'term' ? [piece] : []))
        expect(terms.map(({ term, index }) => [term, index])).toEqual(
          termsOf(query).map(({ term }, index) => [term, index]),
        )
        const count = (kind: string) => pieces.filter((piece) => piece.kind === kind).length
        expect(count('open')).toBe(count('close'))
      }),
      runs,
    )
  })

  test('[S22] has a piece for each operator between its terms', () => {
    expect(kinds('skole -tag')).toEqual([0, 'and', 'not', 1])
    const sentence = 'open 0 or 1 close and not open 2 and 3 close'
    expect(kinds('skole OR bro -(tag facade)').join(' ')).toBe(sentence)
    expect(termsOf(parseQuery('skole -(tag -bro)')).map(({ isExcluded }) => isExcluded)).toEqual([
      false,
      true,
      false,
    ])
  })

  test('[S22] is recognized as having operators or not', () => {
    for (const text of ['', 'skole', 'skole (bro)', 'skole eller bro', 'tag- og facade']) {
      expect(hasOperators(parseQuery(text))).toBe(false)
    }
    for (const text of [
      '"skole"',
      '-skole',
      'skole OR bro',
      'skole*',
      'titel:skole',
      '=skole',
      'bro -(skole)',
    ]) {
      expect(hasOperators(parseQuery(text))).toBe(true)
    }
  })

  test('[S22] is cut after twenty words, and the further words are counted', () => {
    const words = Array.from({ length: 25 }, (_one, index) => `w${index}`)
    expect(parseQuery(words.join(' ')).ignoredWords).toBe(5)
    expect(printed(words.join(' '))).toBe(words.slice(0, 20).join(' '))
    expect(printed(`bro "${words.join(' ')}" -tag`)).toBe(`bro "${words.slice(0, 19).join(' ')}"`)
  })

  test('[S22] is parsed up to ten thousand characters, whatever they are', () => {
    for (const text of ['('.repeat(20_000), '-('.repeat(20_000), '"'.repeat(9999), 'a!'.repeat(9000)]) {
      expect(() => parseQuery(text)).not.toThrow()
    }
    const deep = `${'('.repeat(5000)}skole OR bro${')'.repeat(4000)} tag`
    expect(printed(deep)).toBe('skole OR bro tag')
    expect(printed(`${' '.repeat(9998)}ab cd`)).toBe('ab')
  })
})
