import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import { parseQuery } from '@spadestik/domain/query'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import { inOrder } from '../../items/responses/inOrder'
import type { LanguageCode } from '../../reference/languages'
import type { Names } from '../../reference/Names'
import { lotNumber } from '../../storage/records/LotRecord'
import { textIntl } from '../../reference/textIntl'
import type { Token } from '../../words/letters/letters'
import { nameIn } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import { cutPassage, cutText } from './cutText'
import type { SearchedText } from './findMatches'
import { findMatches } from './findMatches'
import { messages } from './Highlight.messages'
import type { ItemType, TextRow } from './textRows'
import { longestText, textRows } from './textRows'

/** Where a passage is from, if not from the text that a reader finds on the page of the item. */
type Source = 'translation' | 'criterion' | 'company' | 'lot'

interface SourceText extends SearchedText {
  readonly source?: Source
  /** The number of the lot. */
  readonly lot?: string
}

/** Returns the texts of an item besides its name. What a reader finds on the page of the item comes first. */
function otherTexts(
  { names, language, texts: own, translations, labels, companies, lots: parts }: TextRow,
  shown: string,
): SourceText[] {
  const inOrderOf = (all: Names) =>
    Object.entries(all).toSorted(([one], [two]) => Number(two === shown) - Number(one === shown))
  return [
    ...own.flatMap((text) => (text === null ? [] : [{ language, text }])),
    ...inOrderOf(translations ?? {}).map(([one, text]): SourceText => {
      const beginning = { language: one, text: text.slice(0, longestText) }
      return one === shown ? beginning : { ...beginning, source: 'translation' }
    }),
    ...inOrderOf(names).flatMap(([one, text]) =>
      one === shown || text === undefined ? [] : [{ language: one, text, source: 'translation' as const }],
    ),
    ...(labels ?? []).flatMap((label) =>
      inOrderOf(label).flatMap(([one, text]) =>
        text === undefined ? [] : [{ language: one, text, source: 'criterion' as const }],
      ),
    ),
    ...(parts ?? []).flatMap(({ id, texts: ofLot }) =>
      ofLot.flatMap((text) =>
        text === null ? [] : [{ language, text, source: 'lot' as const, lot: lotNumber(id) }],
      ),
    ),
    ...(companies ?? []).map((text) => ({ language, text, source: 'company' as const })),
  ]
}

/** Returns the passage of a text. Says where it is from, if it is not a text of the item itself. */
function passageOf({ text, source, lot = '' }: SourceText, matches: readonly Token[], reader: LanguageCode) {
  const passage = cutPassage(text, matches)
  if (source === undefined) return passage
  const label = textIntl(reader).formatMessage(messages.source, { source, lot })
  return [{ text: `${label} `, isMatch: false }, ...passage]
}

const nameLanguage = ({ names, language: own }: TextRow, reader: string) => (reader in names ? reader : own)

export interface HighlightSearch {
  readonly itemType: ItemType
  readonly ids: readonly number[]
  readonly text: Pick<Schemas['ItemCriteria'], 'freeSearch' | 'freeSearchType'>
  readonly view: Pick<View, 'caller' | 'language'>
  /** The language in which the words are searched. Left out if it is the language of the user. */
  readonly searched?: LanguageCode
}

const seesPaid = ({ view }: HighlightSearch) => may(view.caller, 'readPaidDetails')

const askedText = ({ text: { freeSearch, freeSearchType }, ids }: HighlightSearch) =>
  freeSearchType === 'zipCode' || ids.length === 0 ? '' : (freeSearch?.trim() ?? '')

async function readTexts(db: Kysely<Database>, searches: readonly HighlightSearch[]) {
  const keyOf = (search: HighlightSearch) => `${search.itemType} ${seesPaid(search)}`
  const found = new Map<string, readonly TextRow[]>()
  for (const [key, alike] of Map.groupBy(searches, keyOf)) {
    const [first] = alike
    if (first === undefined) continue
    const ids = [...new Set(alike.flatMap((search) => search.ids))]
    const { rows } = await sql<TextRow>`
      ${textRows[first.itemType](seesPaid(first))} where id = any(${ids}::integer[])`.execute(db)
    found.set(key, rows)
  }
  return (search: HighlightSearch) =>
    inOrder(found.get(keyOf(search)) ?? [], search.ids).map((row) => ({
      id: row.id,
      name: {
        isTitle: true,
        language: nameLanguage(row, search.view.language),
        text: nameIn(row.names, search.view.language, row.language),
      },
      texts: otherTexts(row, nameLanguage(row, search.view.language)),
    }))
}

/**
 * Finds matching words in the name of each item, and in the first other text that matches. Skips texts that
 * the caller may not see (S08).
 *
 * @returns the highlights of each search, in the order of its ids. A search without words has none.
 */
export async function readAllHighlights(
  db: Kysely<Database>,
  searches: readonly HighlightSearch[],
): Promise<Schemas['Highlight'][][]> {
  const asked = searches.filter((search) => askedText(search) !== '')
  if (asked.length === 0) return searches.map(() => [])
  const textsOf = await readTexts(db, asked)
  const all = asked.map(textsOf)
  const matches = await findMatches(
    db,
    asked.map((search, index) => ({
      query: parseQuery(askedText(search)),
      reader: search.searched ?? search.view.language,
      texts: (all[index] ?? []).flatMap(({ name, texts: own }) => [name, ...own]),
    })),
  )
  const highlights = new Map(
    asked.map((search, index) => {
      const matchesIn = matches[index] ?? (() => [])
      const ofItems = (all[index] ?? []).map(({ id, name, texts: own }) => {
        const found = own.map((one) => ({ one, spans: matchesIn(one) }))
        const inName = matchesIn(name)
        // Other sources say why an item was found whose name and texts do not show it.
        const first = found.find(
          ({ one, spans }) => spans.length > 0 && (one.source === undefined || inName.length === 0),
        )
        const excerpt = first === undefined ? null : passageOf(first.one, first.spans, search.view.language)
        return { id, name: cutText(name.text, inName), excerpt }
      })
      return [search, ofItems]
    }),
  )
  return searches.map((search) => highlights.get(search) ?? [])
}

export async function readHighlights(
  db: Kysely<Database>,
  itemType: ItemType,
  ids: readonly number[],
  text: HighlightSearch['text'],
  view: HighlightSearch['view'],
): Promise<Schemas['Highlight'][]> {
  const [highlights = []] = await readAllHighlights(db, [{ itemType, ids, text, view }])
  return highlights
}
