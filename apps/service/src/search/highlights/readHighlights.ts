import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import { parseQuery, termsOf } from '@spadestik/domain/query'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { View } from '../../http/View'
import { inOrder } from '../../items/responses/inOrder'
import type { LanguageCode } from '../../reference/languages'
import type { Names } from '../../reference/Names'
import { nameIn } from '../../reference/responses/inLanguage'
import type { Database } from '../../storage/Database'
import { askedTerms } from './askedTerms'
import { cutPassage, cutText } from './cutText'
import { findMatches } from './findMatches'

interface TextRow {
  readonly id: number
  readonly names: Names
  readonly language: string
  readonly texts: (string | null)[]
}

/** Only this many characters at the beginning of each text are searched for highlights. */
const longestText = 5000

const place = sql`concat_ws(', ', details->>'address', details->>'city', details->>'municipality')`
const start = (field: string) => sql`left(details->>${sql.lit(field)}, ${sql.lit(longestText)})`

const texts: {
  readonly [Type in 'project' | 'procurement' | 'company']: (seesPaid: boolean) => RawBuilder<unknown>
} = {
  project: () =>
    sql`select id, names, language, array[${start('description')}, ${place}] as texts from projects`,
  procurement: (seesPaid) => sql`
    select id, names, language, array[${start('summary')}, ${start('description')}, ${start('tenderText')}, ${place},
      ${seesPaid ? sql`details->>'liable'` : sql`null`}] as texts from procurements`,
  company: () => sql`
    select id, jsonb_build_object(language, name) as names, language,
      array[${start('description')}, ${place}, details->>'cvr'] as texts from companies`,
}

/** Returns the language of the name that the user sees. */
const nameLanguage = ({ names, language: own }: TextRow, reader: string) => (reader in names ? reader : own)

/**
 * Finds the highlights of a free text in items: in the name, and in the first other text that matches. Skips
 * texts that the caller may not see (S08).
 *
 * @param searched the language in which the words are searched, if it is not the language of the user
 */
export async function readHighlights(
  db: Kysely<Database>,
  itemType: 'project' | 'procurement' | 'company',
  ids: readonly number[],
  { freeSearch, freeSearchType }: Pick<Schemas['ItemCriteria'], 'freeSearch' | 'freeSearchType'>,
  { caller, language: reader }: Pick<View, 'caller' | 'language'>,
  searched: LanguageCode = reader,
): Promise<Schemas['Highlight'][]> {
  const asked = freeSearch?.trim() ?? ''
  if (asked === '' || freeSearchType === 'zipCode' || ids.length === 0) return []
  const { rows } = await sql<TextRow>`
    ${texts[itemType](may(caller, 'readPaidDetails'))} where id = any(${[...ids]}::integer[])`.execute(db)
  const all = inOrder(rows, ids).map((row) => ({
    id: row.id,
    name: {
      isTitle: true,
      language: nameLanguage(row, reader),
      text: nameIn(row.names, reader, row.language),
    },
    texts: row.texts.flatMap((text) => (text === null ? [] : [{ language: row.language, text }])),
  }))
  const matchesIn = await findMatches(
    db,
    askedTerms(termsOf(parseQuery(asked))),
    searched,
    all.flatMap(({ name, texts: own }) => [name, ...own]),
  )
  return all.map(({ id, name, texts: own }) => {
    const found = own.map((one) => ({ text: one.text, matches: matchesIn(one) }))
    const first = found.find(({ matches }) => matches.length > 0)
    return {
      id,
      name: cutText(name.text, matchesIn(name)),
      excerpt: first === undefined ? null : cutPassage(first.text, first.matches),
    }
  })
}
