import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { analyse } from '../analysis/analyseWord'
import type { LearnedParts, SearchDocument, WeighedText } from './createDocument'
import { createDocument, documentFields } from './createDocument'
import { wordsOf } from '../letters/letters'
import { wordLanguage } from '../letters/wordLanguages'

export type SearchedType = 'project' | 'procurement' | 'company'

type Names = Readonly<Record<string, string>>

interface Details {
  readonly city?: string | null
  readonly municipality?: string | null
  readonly address?: string | null
  readonly summary?: string | null
  readonly description?: string | null
  /** The description in other languages than the own one. */
  readonly translations?: Names
  readonly tenderText?: string | null
  readonly liable?: string | null
  readonly euNr?: string | null
  readonly cvr?: string | null
  readonly office?: {
    readonly city?: string | null
    readonly address?: string | null
    readonly postalCode?: string | null
  } | null
}

interface ItemRow {
  readonly id: number
  readonly language: string
  readonly names: Names
  readonly details: Details
  /** The names of the criteria that were chosen for the item, without their ancestors. */
  readonly labels: readonly Names[] | null
  readonly companies: readonly string[] | null
  readonly paidCompanies: readonly string[] | null
  /** The titles and descriptions of the lots. Null without lots. */
  readonly lots: readonly { readonly title: string | null; readonly description: string | null }[] | null
}

const itemTables = {
  project: { items: 'projects', owner: 'project_id', lots: sql`null` },
  procurement: {
    items: 'procurements',
    owner: 'procurement_id',
    lots: sql`(
      select jsonb_agg(jsonb_build_object('title', l.lot->'title', 'description', l.lot->'description') order by l.position)
      from lots l where l.procurement_id = i.id)`,
  },
} as const

const joined = (...texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join(' ')

const inOrder = (names: Names) => Object.entries(names).toSorted(([one], [two]) => (one < two ? -1 : 1))

async function readItemRows(
  db: Kysely<Database>,
  type: 'project' | 'procurement',
  ids: readonly number[],
): Promise<ItemRow[]> {
  const { items, owner, lots } = itemTables[type]
  const { rows } = await sql<ItemRow>`
    select i.id, i.language, i.names, i.details, label.labels, parts.companies, parts."paidCompanies", ${lots} as lots
    from ${sql.table(items)} i
    left join lateral (
      select jsonb_agg(c.names order by c.id) as labels from criteria c where c.id = any(i.criteria)
    ) label on true
    left join lateral (
      select array_agg(distinct c.name) filter (where not r.is_paid) as companies,
        array_agg(distinct c.name) filter (where r.is_paid) as "paidCompanies"
      from company_roles r join companies c on c.id = r.company_id where r.${sql.ref(owner)} = i.id
    ) parts on true
    where i.id = any(${[...ids]}::integer[])`.execute(db)
  return rows
}

/** The texts by which an item is found. Each is a text of its own, so no phrase begins in one and ends in another. */
function textsOfItem(row: ItemRow): WeighedText[] {
  const { language, names, details, labels, companies, paidCompanies, lots } = row
  const { city, municipality, address, office } = details
  const name = (text: string | null | undefined, weight: 'B' | 'D', field?: string): WeighedText => ({
    text,
    weight,
    partsIn: language,
    ...(field === undefined ? {} : { field }),
  })
  return [
    ...inOrder(names).map(([own, text]): WeighedText => ({ text, weight: 'A', language: own })),
    ...(labels ?? []).flatMap((label) =>
      inOrder(label).map(([own, text]): WeighedText => ({ text, weight: 'C', language: own, isLabel: true })),
    ),
    name(joined(city, municipality, address), 'B', documentFields.place),
    ...(companies ?? []).map((company) => name(company, 'B')),
    { text: details.summary, weight: 'C', language },
    { text: details.description, weight: 'C', language },
    ...inOrder(details.translations ?? {}).map(([own, text]): WeighedText => ({
      text,
      weight: 'C',
      language: own,
    })),
    { text: details.tenderText, weight: 'C', language },
    ...(lots ?? []).flatMap(({ title, description }): WeighedText[] => [
      { text: title, weight: 'C', language },
      { text: description, weight: 'C', language },
    ]),
    name(details.liable, 'D', documentFields.authority),
    name(details.euNr, 'D'),
    name(joined(office?.city, office?.address, office?.postalCode), 'D', documentFields.place),
    ...(paidCompanies ?? []).map((company) => name(company, 'D')),
  ]
}

async function readCompanyTexts(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly texts: readonly WeighedText[] }[]> {
  const { rows } = await sql<{
    id: number
    language: string
    name: string
    details: Details
  }>`select id, language, name, details from companies where id = any(${[...ids]}::integer[])`.execute(db)
  return rows.map(({ id, language, name, details: { cvr, city, address, description } }) => ({
    id,
    texts: [
      { text: name, weight: 'A', language, field: documentFields.name },
      { text: cvr, weight: 'B' },
      { text: joined(city, address), weight: 'B', partsIn: language, field: documentFields.place },
      { text: description, weight: 'C', language },
    ],
  }))
}

async function readTexts(db: Kysely<Database>, type: SearchedType, ids: readonly number[]) {
  if (type === 'company') return readCompanyTexts(db, ids)
  const rows = await readItemRows(db, type, ids)
  return rows.map((row) => ({ id: row.id, texts: textsOfItem(row) }))
}

/** Reads the parts of compounds that no lexicon explains, and whose parts other items contain. */
export async function readLearnedParts(
  db: Kysely<Database>,
  texts: readonly Pick<WeighedText, 'text' | 'language' | 'partsIn'>[],
): Promise<LearnedParts> {
  const words = new Set<string>()
  for (const { text, language, partsIn } of texts) {
    const own = wordLanguage(language ?? partsIn ?? '')
    if (own === null || own === 'en' || !text) continue
    for (const word of wordsOf(text)) {
      if (word.length > 5 && analyse(word, own).head === null) words.add(word)
    }
  }
  if (words.size === 0) return new Map()
  const { rows } = await sql<{ word: string; parts: string[] }>`
    select word, parts from words where parts <> '{}' and word = any(${[...words]}::text[])
    order by word, language`.execute(db)
  return new Map(rows.map(({ word, parts }) => [word, parts]))
}

/** Returns the search documents of items by their ids. */
export async function readDocuments(
  db: Kysely<Database>,
  type: SearchedType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SearchDocument>> {
  const items = await readTexts(db, type, ids)
  const learned = await readLearnedParts(
    db,
    items.flatMap(({ texts }) => texts),
  )
  return new Map(items.map(({ id, texts }) => [id, createDocument(texts, learned)]))
}

/** Reads the open texts of items, in whose words the vocabulary is counted. */
export async function readCountedTexts(
  db: Kysely<Database>,
  type: SearchedType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly WeighedText[]>> {
  const items = await readTexts(db, type, ids)
  return new Map(
    items.map(({ id, texts }) => [
      id,
      texts.flatMap((one) => (one.weight === 'D' ? [] : [{ ...one, language: one.language ?? one.partsIn }])),
    ]),
  )
}
