import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import { parseQuery, termsOf } from '@spadestik/domain/query'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../contract/View'
import { inOrder } from '../../items/responses/inOrder'
import type { LanguageCode } from '../../reference/languages'
import type { Names } from '../../reference/Names'
import { nameIn } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import { askedTerms } from './askedTerms'
import { officeOf } from '../../items/writers/officeOf'
import { cutPassage, cutText } from './cutText'
import { findMatches } from './findMatches'

interface TextRow {
  readonly id: number
  readonly names: Names
  readonly language: string
  readonly texts: (string | null)[]
}

/** The number of characters at the beginning of a text in which words can be highlighted. */
const longestText = 5000

const place = sql`concat_ws(', ', details->>'address', details->>'city', details->>'municipality')`
const start = (field: string) => sql`left(details->>${sql.lit(field)}, ${sql.lit(longestText)})`

type ItemType = 'project' | 'procurement' | 'company'

const texts: { readonly [Type in ItemType]: (isPaid: boolean) => RawBuilder<unknown> } = {
  project: () =>
    sql`select id, names, language, array[${start('description')}, ${place}] as texts from projects`,
  procurement: (isPaid) => sql`
    select id, names, language, array[${start('summary')}, ${start('description')}, ${start('tenderText')}, ${place},
      ${isPaid ? sql`details->>'liable'` : sql`null`}, ${isPaid ? officeOf('procurements') : sql`null`}] as texts from procurements`,
  company: () => sql`
    select id, jsonb_build_object(language, name) as names, language,
      array[${start('description')}, ${place}, details->>'cvr'] as texts from companies`,
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
      ${texts[first.itemType](seesPaid(first))} where id = any(${ids}::integer[])`.execute(db)
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
      texts: row.texts.flatMap((text) => (text === null ? [] : [{ language: row.language, text }])),
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
      terms: askedTerms(termsOf(parseQuery(askedText(search)))),
      reader: search.searched ?? search.view.language,
      texts: (all[index] ?? []).flatMap(({ name, texts: own }) => [name, ...own]),
    })),
  )
  const highlights = new Map(
    asked.map((search, index) => {
      const matchesIn = matches[index] ?? (() => [])
      const ofItems = (all[index] ?? []).map(({ id, name, texts: own }) => {
        const found = own.map((one) => ({ text: one.text, matches: matchesIn(one) }))
        const first = found.find((one) => one.matches.length > 0)
        const excerpt = first === undefined ? null : cutPassage(first.text, first.matches)
        return { id, name: cutText(name.text, matchesIn(name)), excerpt }
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
