import type { QueryNode, Term } from '@spadestik/domain/query'
import type { LanguageCode } from '../../reference/languages'
import { wordsOf } from '../../words/letters/letters'
import { phraseForms } from '../../words/asked/queryOf'
import type { Stream, WordIndex } from './createWordIndex'
import { isAt } from './createWordIndex'
import type { LanguageItem, ScopeName } from './LanguageItem'

export interface QueryOracle {
  readonly index: WordIndex
  readonly companies: ReadonlyMap<number, LanguageItem>
  readonly reader: LanguageCode
  readonly isPaid: boolean
  /** Whether an item is left out because of a word. Then only the word itself counts, and no synonym. */
  readonly isExcluding?: boolean
}

type Value = Exclude<Term, { readonly kind: 'field' }>

const hasPhrase = (streams: readonly Stream[], forms: readonly (readonly string[])[]) =>
  streams.some((stream) => stream.some((_word, start) => isAt(stream, start, forms)))

const lexemesIn = (streams: readonly Stream[]) => new Set(streams.flat().flatMap((forms) => [...forms]))

/**
 * Whether a value of a query, such as a word, occurs in a scope (a set of texts) of an item. Null if the
 * value contains nothing to search.
 */
function meetsValue(value: Value, item: LanguageItem, scope: ScopeName, oracle: QueryOracle): boolean | null {
  const { index, reader } = oracle
  const typed = value.kind === 'phrase' ? value.words : [value.word]
  const plain = typed.flatMap(wordsOf)
  if (plain.length === 0) return null
  if (value.kind === 'word' || value.kind === 'unexpanded') {
    return index.hasWord(item, scope, value.word, {
      reader,
      isExpanded: value.kind === 'word' && !oracle.isExcluding,
    })
  }
  const streams = index.streamsOf(item, scope)
  if (value.kind === 'beginning') {
    const whole = plain.slice(0, -1)
    const begun = plain.at(-1) ?? ''
    const lexemes = new Set([...lexemesIn(streams)].map((one) => one.replace(/^~/u, '')))
    return whole.every((one) => lexemes.has(one)) && [...lexemes].some((one) => one.startsWith(begun))
  }
  return index.phraseLanguages(plain, reader).some((language) =>
    hasPhrase(
      streams,
      plain.map((word) => phraseForms(word, language)),
    ),
  )
}

function meetsCompany(value: Value, item: LanguageItem, oracle: QueryOracle, isBuilder: boolean): boolean {
  return item.roles.some((role) => {
    const company = oracle.companies.get(role.companyId)
    return (
      company !== undefined &&
      (oracle.isPaid || !role.isPaid) &&
      (role.isBuilder || !isBuilder) &&
      meetsValue(value, company, 'title', oracle) === true
    )
  })
}

function meetsNumber(value: Value, { id, openNumber, paidNumber }: LanguageItem, isPaid: boolean): boolean {
  const number = value.kind === 'phrase' ? value.words.join(' ') : value.word
  const isOwn = (own: string | null) => own?.toLowerCase() === number.toLowerCase()
  return (/^\d+$/.test(number) && Number(number) === id) || isOwn(openNumber) || (isPaid && isOwn(paidNumber))
}

function meetsField(term: Term & { kind: 'field' }, item: LanguageItem, oracle: QueryOracle): boolean | null {
  const { field, value } = term
  const isCompany = item.itemType === 'company'
  switch (field) {
    case 'title':
      return meetsValue(value, item, 'title', oracle)
    case 'place':
      return meetsValue(value, item, 'place', oracle) === true
    case 'company':
      return isCompany
        ? meetsValue(value, item, 'title', oracle) === true
        : meetsCompany(value, item, oracle, false)
    case 'builder':
      return (
        !isCompany &&
        (meetsCompany(value, item, oracle, true) ||
          (oracle.isPaid && meetsValue(value, item, 'authority', oracle) === true))
      )
    case 'number':
      return meetsNumber(value, item, oracle.isPaid)
    case 'cpv': {
      if (isCompany || value.kind === 'phrase') return false
      const digits = value.word.replace(/-\d$/, '')
      return item.codes.some((code) => code.startsWith(digits))
    }
  }
}

/**
 * Whether an item meets all parts of a query. A joining word, such as `og`, counts only if all parts are
 * joining words. A synonym of a term, such as `town hall`, counts instead of the words of the term.
 */
function meetsAll(parts: readonly QueryNode[], item: LanguageItem, oracle: QueryOracle): boolean | null {
  const { index, reader } = oracle
  const scope = oracle.isPaid ? 'whole' : 'open'
  const asked = parts.filter((part) => part.kind !== 'word' || !index.isJoining(part.word, reader))
  const words = parts.flatMap((part) => (part.kind === 'word' ? [part.word] : []))
  if (asked.length === 0) {
    const lexemes = lexemesIn(index.streamsOf(item, scope))
    return words.flatMap(wordsOf).every((one) => lexemes.has(one))
  }
  const terms = oracle.isExcluding === true ? [] : index.termsAmong(words, reader)
  // For each word: whether a synonym of its term stands for it.
  const replaced = terms.flatMap((term) => term.words.map(() => index.hasSynonym(item, scope, term)))
  const replacedParts = new Set(
    parts.filter(({ kind }) => kind === 'word').filter((_part, place) => replaced[place]),
  )
  const answers = asked
    .map((part) => replacedParts.has(part) || decide(part, item, oracle))
    .filter((answer) => answer !== null)
  return answers.length === 0 ? null : answers.every(Boolean)
}

/** Returns whether an item meets a part of a query. Returns null if the part contains nothing to search. */
function decide(node: QueryNode, item: LanguageItem, oracle: QueryOracle): boolean | null {
  switch (node.kind) {
    case 'not': {
      const answer = decide(node.part, item, { ...oracle, isExcluding: true })
      return answer === null ? null : !answer
    }
    case 'all':
      return meetsAll(node.parts, item, oracle)
    case 'any': {
      const answers = node.parts.map((part) => decide(part, item, oracle)).filter((answer) => answer !== null)
      return answers.length === 0 ? null : answers.some(Boolean)
    }
    case 'field':
      return meetsField(node, item, oracle)
    default:
      return meetsValue(node, item, oracle.isPaid ? 'whole' : 'open', oracle)
  }
}

/**
 * Decides whether an item matches a query, so that tests can compare searches with this decision. The
 * database only says which texts contain a word in any grammatical form. This function decides everything
 * else: operators, phrases, beginnings, joining words, fields and paid details.
 */
export function meetsQuery(root: QueryNode, item: LanguageItem, oracle: QueryOracle): boolean {
  return decide(root, item, oracle) === true
}
