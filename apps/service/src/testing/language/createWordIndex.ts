import type { Query, QueryNode } from '@spadestik/domain/query'
import { termsOf } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { isJoining, phraseLanguages, queryOf } from '../../words/asked/queryOf'
import type { Asking } from '../../words/asked/wordQuery'
import { readAsking } from '../../words/asked/readAsking'
import type { TermPart } from '../../words/asked/terms'
import { splitIntoTerms, termsIn } from '../../words/asked/terms'
import type { TextQuery } from '../../words/asked/TextQuery'
import { matchesLexemes } from '../../words/asked/TextQuery'
import { synonymsQuery } from '../../words/asked/synonymsQuery'
import { languageLexeme, lexemesOfWord } from '../../words/documents/createDocument'
import { withMarks, wordsOf } from '../../words/letters/letters'
import { readLearnedParts } from '../../words/documents/readDocuments'
import type { WordLanguage } from '../../words/letters/wordLanguages'
import { wordLanguage } from '../../words/letters/wordLanguages'
import type { LanguageItem, PlainText, ScopeName, TextScope } from './LanguageItem'
import { scopeKey } from './LanguageItem'

/** What each word of a text is found by. The index of a word is its place in the text. */
export type Stream = readonly ReadonlySet<string>[]

/** `meetsQuery` uses these functions to check searches. */
export interface WordIndex {
  /** Reads what is known about the words of a query. Call it before the other functions. */
  readonly prepare: (query: Query, reader: LanguageCode) => Promise<void>
  /**
   * Returns whether a word occurs in a scope (a set of texts) of an item, in any grammatical form or, if it is
   * expanded, as a synonym.
   */
  readonly hasWord: (
    item: LanguageItem,
    scope: ScopeName,
    word: string,
    by: { readonly reader: LanguageCode; readonly isExpanded: boolean },
  ) => boolean
  /** Splits words that stand beside each other into terms that have synonyms, and single words. */
  readonly termsAmong: (words: readonly string[], reader: LanguageCode) => readonly TermPart[]
  /** Returns whether a synonym of a term of several words occurs in a scope of an item. */
  readonly hasSynonym: (item: LanguageItem, scope: ScopeName, term: TermPart) => boolean
  /** Returns the languages in which the words of a phrase are looked for. */
  readonly phraseLanguages: (words: readonly string[], reader: LanguageCode) => readonly WordLanguage[]
  readonly isJoining: (word: string, reader: LanguageCode) => boolean
  readonly streamsOf: (item: LanguageItem, scope: ScopeName) => readonly Stream[]
}

const isPart = (lexeme: string) => lexeme.startsWith('+')

/** What a document says about the language of a text, which counts as a lexeme of each word of the text. */
function languagesOf({ language, isLabel = false }: PlainText): string[] {
  const own = isLabel ? null : wordLanguage(language)
  return own === null ? [] : [languageLexeme(own)]
}

/** Counts as a lexeme of each word of a title. */
const ofTitle = '@title'

export const isAt = (stream: Stream, start: number, forms: readonly (readonly string[])[]): boolean =>
  forms.every((one, place) => one.some((form) => stream[start + place]?.has(form) === true))

/** Whether texts meet a query for a word. Its parts that follow one another stand for words of one text. */
function meets(query: TextQuery, streams: readonly Stream[]): boolean {
  switch (query.kind) {
    case 'lexeme': {
      const { lexeme, isBeginning } = query
      return streams
        .flat()
        .some((forms) => (isBeginning ? [...forms].some((one) => one.startsWith(lexeme)) : forms.has(lexeme)))
    }
    case 'language':
      return streams.flat().some((forms) => forms.has(languageLexeme(query.language)))
    case 'any':
      return query.parts.some((part) => meets(part, streams))
    case 'all':
      return query.parts.every((part) => meets(part, streams))
    case 'followed':
      return streams.some((stream) =>
        stream.some((_word, start) =>
          query.parts.every((part, place) => matchesLexemes(part, stream[start + place] ?? new Set())),
        ),
      )
    case 'weighted':
      return meets(
        query.part,
        streams.filter((stream) => stream.some((forms) => forms.has(ofTitle))),
      )
    default:
      throw new Error(`A word has no query of the kind ${query.kind}.`)
  }
}

/**
 * Creates an index of the words of items. The items must already be in the database, and its vocabulary must
 * already contain their words.
 */
export async function createWordIndex(
  db: Kysely<Database>,
  items: readonly LanguageItem[],
): Promise<WordIndex> {
  const scopes = items.flatMap((item) =>
    (Object.keys(item.scopes) as ScopeName[]).map((name) => ({
      key: scopeKey(item, name),
      scope: item.scopes[name],
    })),
  )
  const all = scopes.flatMap(({ scope }) => scope.texts)
  const learned = await readLearnedParts(
    db,
    all.map(({ text, language, partsIn }) => ({
      text,
      language: language === '' ? (partsIn ?? '') : language,
    })),
  )
  const formsIn = (text: PlainText, word: string, hasParts: boolean) => {
    const { language, partsIn } = text
    const own =
      language === ''
        ? [word, withMarks(word)]
        : lexemesOfWord(word, language, learned).filter((one) => !isPart(one))
    const splitIn = language === '' ? partsIn : language
    const parts =
      !hasParts || splitIn === undefined ? [] : lexemesOfWord(word, splitIn, learned).filter(isPart)
    return new Set([...own, ...parts, ...languagesOf(text), ...(text.isTitle === true ? [ofTitle] : [])])
  }
  const streamsOf = ({ texts, hasParts }: TextScope): Stream[] =>
    texts.map((one) => wordsOf(one.text).map((word) => formsIn(one, word, hasParts)))
  const streams = new Map(scopes.map(({ key, scope }) => [key, streamsOf(scope)]))
  const asked = new Map<string, Asking>()
  const found = new Map<string, ReadonlySet<string>>()
  const queryFor = (word: string, reader: LanguageCode, isExpanded: boolean): TextQuery | null => {
    const asking = asked.get(`${reader} ${word}`)
    const node: QueryNode = { kind: isExpanded ? 'word' : 'unexpanded', word }
    return asking === undefined ? null : queryOf(node, asking).query
  }
  const knownTerms = (reader: LanguageCode) =>
    new Map(
      [...asked].flatMap(([key, { words }]) =>
        key.startsWith(`${reader} `) ? [...words].filter(([word]) => word.includes(' ')) : [],
      ),
    )
  return {
    prepare: async (query, reader) => {
      for (const term of query.root === null ? [] : termsIn(query.root)) {
        const key = `${reader} ${term}`
        if (!asked.has(key))
          asked.set(key, await readAsking(db, [{ kind: 'word', word: term.replaceAll(' ', '-') }], reader))
      }
      for (const { term } of termsOf(query)) {
        const value = term.kind === 'field' ? term.value : term
        for (const word of value.kind === 'phrase' ? value.words.flatMap(wordsOf) : [value.word]) {
          const key = `${reader} ${word}`
          if (!asked.has(key)) asked.set(key, await readAsking(db, [{ kind: 'word', word }], reader))
        }
      }
    },
    hasWord: (item, scope, word, { reader, isExpanded }) => {
      const key = `${reader} ${isExpanded} ${word}`
      const query = queryFor(word, reader, isExpanded)
      if (query === null) return false
      const known =
        found.get(key) ?? new Set([...streams].flatMap(([one, texts]) => (meets(query, texts) ? [one] : [])))
      found.set(key, known)
      return known.has(scopeKey(item, scope))
    },
    termsAmong: (words, reader) => splitIntoTerms(words, knownTerms(reader)),
    hasSynonym: (item, scope, { synonyms }) => {
      const query = synonymsQuery(synonyms, { hasOldDocuments: false })
      return query !== null && meets(query, streams.get(scopeKey(item, scope)) ?? [])
    },
    phraseLanguages: (words, reader) => {
      const known = words.flatMap((word) => [...(asked.get(`${reader} ${word}`)?.words ?? [])])
      return phraseLanguages(words, { words: new Map(known) })
    },
    isJoining,
    streamsOf: (item, scope) => streams.get(scopeKey(item, scope)) ?? [],
  }
}
