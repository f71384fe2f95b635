import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../contract/Caller'
import { writeCompanies } from '../../items/writers/writeCompanies'
import { writeProjects } from '../../items/writers/writeProjects'
import { projectPhases } from '../../reference/projectPhases'
import type { Database } from '../../storage/Database'
import { engines, openTestDatabase } from '../../testing/openTestDatabase'
import { companyRecord, projectRecord, roleRecord } from '../../testing/scenes/records'
import { learnWords } from '../../words/learnWords'
import { projectSearch } from '../itemSearch'
import { runSearch } from '../run/runSearch'
import { danishView } from '../../testing/search/danishView'

const product = {
  basic: false,
  companyEnabled: true,
  allowedProjectPhases: projectPhases.map(({ id }): number => id),
}
const caller: Caller = { kind: 'user', user: { id: 1, name: 'Kirsten', subscriberId: 1 }, product }

const records = [
  projectRecord('school', {
    names: { da: 'Nybyggeri af skolen i Århus', en: 'New school building' },
    description: 'Byggeriet omfatter idrætshaller og lærerværelser.',
    lastUpdated: '2026-11-10T00:00:00Z',
  }),
  projectRecord('bridge', {
    names: { da: 'Brobyggeri ved Storstrømmen' },
    description: 'En bro for cykler/gående; nær skolen, ved banken.',
    lastUpdated: '2026-11-20T00:00:00Z',
    city: 'Vordingborg',
    roles: [roleRecord('norsk')],
  }),
  projectRecord('swedish', {
    language: 'sv',
    country: 'SE',
    names: { sv: 'Ombyggnad av förskolor i Malmö' },
    description: 'Nya fönster och dörrar. Skolan och skolgården ligger intill Hagaparken.',
    city: 'Malmö',
  }),
  projectRecord('norwegian', {
    language: 'nb',
    country: 'NO',
    names: { nb: 'Rehabilitering av sykehjem på Løten' },
    city: 'Løten',
  }),
  projectRecord('french', {
    language: 'fr',
    country: 'FR',
    names: {
      fr: 'Construction d’un collège',
      da: 'Opførelse af gymnasium',
      en: 'Building of a secondary school',
    },
    city: 'Lyon',
  }),
]

describe.each(engines)('free text on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  const keys = new Map<number, string>()
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
    await db.transaction().execute(async (trx) => {
      await writeCompanies(trx, [companyRecord('norsk', { name: 'Nørskov & Søn A/S' })])
      for (const [key, id] of await writeProjects(trx, records)) keys.set(id, key)
    })
    while ((await learnWords(db)) > 0);
  })
  afterAll(() => close())
  const find = async (freeSearch: string, reader: 'da' | 'sv' | 'nb' | 'en' = 'da') => {
    const search = await projectSearch(db, danishView(caller, reader), { freeSearch })
    const { ids } = await runSearch(db, search, { order: 'bestMatch', ascending: false, index: 0, limit: 20 })
    return ids.map((id) => keys.get(id))
  }

  test.each([
    ['a word in another form', 'skoler', ['bridge', 'french', 'school', 'swedish']],
    ['the genitive', 'skolens', ['bridge', 'french', 'school', 'swedish']],
    ['the beginning of a compound', 'bro', ['bridge']],
    ['a word in capitals', 'BROBYGGERI', ['bridge']],
    ['a word without its accents', 'laerervaerelser', ['school']],
    ['a word with its accents', 'lærerværelser', ['school']],
    ['aa for å', 'Aarhus', ['school']],
    ['å', 'århus', ['school']],
    ['a for å', 'arhus', ['school']],
    ['all words, in any order and field', 'idrætshal århus', ['school']],
    ['a word without a match', 'skole lufthavn', []],
    ['words joined by a slash', 'gående', ['bridge']],
    ['words joined by a slash in the search', 'cykler/gående', ['bridge']],
    ['the name of a company', 'nørskov', ['bridge']],
    ['a place', 'vordingborg', ['bridge']],
    ['a Swedish word in another form', 'förskola', ['swedish']],
    [
      'the first part of a compound in its standalone form',
      'skola',
      ['bridge', 'french', 'school', 'swedish'],
    ],
    ['the same in its definite form', 'skolan', ['bridge', 'french', 'school', 'swedish']],
    ['a compound by its beginning', 'brobygge', ['bridge']],
    ['a compound by the definite form of its beginning', 'haga', ['swedish']],
    ['å of a Swedish compound typed as a', 'skolgarden', ['swedish']],
    ['a Swedish name typed without its accents', 'malmo', ['swedish']],
    ['a short stem, which is not treated as a beginning', 'bane', []],
    ['a Swedish word without its accents', 'fonster', ['swedish']],
    ['a Norwegian word in another form', 'sykehjemmet', ['norwegian']],
    ['ø typed as o', 'loten', ['norwegian']],
    ['a title in another language than the text', 'opførelsen', ['french', 'school']],
    ['an English form of an English title', 'buildings', ['french', 'school']],
    ['a word of a language without stemming rules', 'collège', ['french']],
    ['joining words only', 'skolen i århus', ['school']],
    ['punctuation only', '!!! --', []],
    ['a quotation mark and an operator', "skolen' | bro:*", ['bridge']],
  ])('[S08] %s', async (_case, text, expected) => {
    expect((await find(text)).sort()).toEqual(expected.sort())
  })

  test('[S08] a stop word is searched for when it is the only word', async () => {
    expect(await find('og')).toEqual(['school'])
    expect(await find('og i')).toEqual(['school'])
    expect(await find('og for')).toEqual([])
  })

  test('[S03] the best match has the word in its name, and a whole word ranks above a compound', async () => {
    const found = await find('skolen')
    expect(found.slice(0, 2)).toEqual(['school', 'bridge'])
    expect(found.slice(2).toSorted()).toEqual(['french', 'swedish'])
  })

  test('[S03] a thousand matches are ranked; of more matches, the newest thousand are ranked and the others follow', async () => {
    const many = Array.from({ length: 1030 }, (_one, index) =>
      projectRecord(`many-${index}`, {
        names: { da: index === 1029 ? 'Kanal kanal kanal' : 'Anlæg' },
        description: 'kanal',
        lastUpdated: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString(),
      }),
    )
    await db.transaction().execute(async (trx) => {
      for (const [key, id] of await writeProjects(trx, many.slice(30))) keys.set(id, key)
    })
    expect((await find('kanal'))[0]).toBe('many-1029')
    await db.transaction().execute(async (trx) => {
      for (const [key, id] of await writeProjects(trx, many.slice(0, 30))) keys.set(id, key)
    })
    const search = await projectSearch(db, danishView(caller), { freeSearch: 'kanal' })
    const read = (index: number, limit: number) =>
      runSearch(db, search, { order: 'bestMatch', ascending: false, index, limit })
    expect(await read(0, 20)).toMatchObject({ count: 1000, countIsCapped: true })
    const all = await Promise.all(Array.from({ length: 11 }, (_one, index) => read(index, 100)))
    const found = all.flatMap(({ ids }) => ids)
    expect(new Set(found).size).toBe(1030)
    expect(keys.get(found.at(-1) ?? 0)).toBe('many-1029')
    const odd = await Promise.all([33, 34].map((index) => read(index, 30)))
    expect(odd.flatMap(({ ids }) => ids)).toEqual(found.slice(990, 1030))
    await sql`delete from projects where key like 'many-%'`.execute(db)
  })
})
