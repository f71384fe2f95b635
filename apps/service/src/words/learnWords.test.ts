import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeProcurements } from '../items/writers/writeProcurements'
import { writeProjects } from '../items/writers/writeProjects'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import { askedText } from '../testing/language/askedText'
import { mainEngines, openTestDatabase } from '../testing/openTestDatabase'
import { procurementRecord, projectRecord } from '../testing/scenes/records'
import { learnWords } from './learnWords'
import { parseSynonyms } from './synonyms/parseSynonyms'
import { writeSynonyms } from './synonyms/writeSynonyms'

describe.each(mainEngines)('learning words on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
  })
  afterAll(() => close())
  beforeEach(async () => {
    await sql`truncate projects, procurements, word_queue cascade`.execute(db)
    await db.deleteFrom('words').where('is_trade', '=', false).execute()
    await sql`update words set count = 0, is_part = false, parts = '{}'`.execute(db)
  })
  const write = async (...names: string[]) => {
    const records = names.map((name) => projectRecord(name, { names: { da: name }, description: '' }))
    await db.transaction().execute((trx) => writeProjects(trx, records))
  }
  const learn = async () => {
    while ((await learnWords(db)) > 0);
  }
  const find = async (query: string, reader: LanguageCode = 'da') => {
    const { rows } = await sql<{ key: string }>`
      select p.key from project_search s join projects p on p.id = s.id
      where s.document @@ ${await askedText(db, query, reader)}::tsquery order by p.key`.execute(db)
    return rows.map(({ key }) => key)
  }
  const countOf = async (word: string) =>
    (await db.selectFrom('words').select('count').where('word', '=', word).executeTakeFirst())?.count ?? 0

  test('[S08] an older item is found by a part that becomes known later', async () => {
    await write('krokodillebassin')
    await learn()
    expect(await find('bassin')).toEqual([])
    await write('krokodille bassin', 'bassin til krokodille')
    await learn()
    expect(await find('bassin')).toEqual(['bassin til krokodille', 'krokodille bassin', 'krokodillebassin'])
  })

  test('[S08] an item is found by the parts of known compounds as soon as it is written', async () => {
    await write('skoletag')
    await learn()
    await write('skoletag igen')
    expect(await find('tag')).toEqual(['skoletag', 'skoletag igen'])
  })

  test('[S08] a search for an unknown compound finds items with both of its parts', async () => {
    await write('skole med nyt tag', 'tag', 'skole')
    await learn()
    expect(await find('skoletag')).toEqual(['skole med nyt tag'])
  })

  test('[S08] a word is counted once per item, even when the item is written again', async () => {
    await write('bassin', 'bassin bassin')
    await learn()
    await write('bassin', 'bassin bassin')
    await learn()
    expect(await countOf('bassin')).toBe(2)
    await write('bassin pumpe')
    await write('bassin pumpe')
    await learn()
    expect(await countOf('bassin')).toBe(3)
  })

  test('[K02] words of paid details are not learned, and the parts of paid compounds stay paid', async () => {
    await write('Åkærskolen')
    const record = procurementRecord('paid', {
      names: { da: 'Rengøring' },
      description: '',
      liable: 'Åkærskolen Xylofon',
    })
    await db.transaction().execute((trx) => writeProcurements(trx, [record]))
    await learn()
    expect(await countOf('xylofon')).toBe(0)
    const { rows } = await sql<{ paid: boolean; open: boolean }>`
      select document @@ q as paid, ts_filter(document, '{a,b,c}') @@ q as open
      from procurement_search, (select ${`'+skole'`}::tsquery as q) asked`.execute(db)
    expect(rows).toEqual([{ paid: true, open: false }])
  })

  test.each([
    ['ae and oe for æ and ø', 'boernehavepaedagog', 'børnehavepædagog'],
    ['the text without its letters', 'børnehavepædagog', 'boernehavepaedagog'],
    ['ae for ä', 'vaesteraas', 'Västerås'],
    ['æ for ä', 'Væsterås', 'Västerås'],
    ['ä for æ', 'Nästved', 'Næstved'],
    ['ö for ø', 'Köge', 'Køge'],
    ['no accent', 'malmo', 'Malmö'],
  ])('[S08] %s finds the same word', async (_case, query, name) => {
    await write(name)
    await learn()
    expect(await find(query)).toEqual([name])
  })

  test('[S08] an ending is not taken for a spelling of ø: søn does not find søen', async () => {
    await write('søen')
    expect(await find('søn')).toEqual([])
  })

  test.each([
    ['another word of the language', 'hospital', 'da', 'sygehus'],
    ['a word of another language', 'sjukhus', 'sv', 'sygehus'],
    ['another form', 'sygehuse', 'da', 'hospital'],
    ['a part of a compound', 'hospital', 'da', 'sygehusbyggeri'],
    ['the first part of a compound', 'skraldesorteringen', 'da', 'Ny affaldssortering'],
    ['the last part of a compound', 'distriktssygehus', 'da', 'distriktshospital'],
    ['several words', 'gymnasium', 'da', 'videregående skole'],
    ['a term of several words', 'nursing home', 'da', 'plejecenter'],
    ['another form of a term', 'ny nursing homes', 'da', 'nyt plejecenter'],
    ['a word with a hyphen', 'vvs-arbejde', 'da', 'blikkenslager'],
  ] as const)('[S08] %s finds its synonym', async (_case, query, reader, name) => {
    await write(name)
    await learn()
    expect(await find(query, reader)).toEqual([name])
  })

  test('[S08] a word with different meanings is searched in the language of the user', async () => {
    await write('facade', 'port', 'havn')
    await learn()
    expect(await find('port', 'da')).toEqual(['port'])
    expect(await find('port', 'en')).toEqual(['havn', 'port'])
  })

  test('[S08] a new table of synonyms replaces the old one, and compounds of its words become known', async () => {
    await write('krokodillebassin', 'dam')
    await learn()
    await db
      .transaction()
      .execute((trx) => writeSynonyms(trx, parseSynonyms('bassin, dam\t\t\tpool\nkrokodille\t\t\tcrocodile')))
    await learn()
    expect(await find('pool', 'en')).toEqual(['dam', 'krokodillebassin'])
    expect(await find('hospital')).toEqual([])
  })
})
