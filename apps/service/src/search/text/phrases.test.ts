import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../contract/Caller'
import { writeProjects } from '../../items/writers/writeProjects'
import type { LanguageCode } from '../../reference/languages'
import { projectPhases } from '../../reference/projectPhases'
import type { Database } from '../../storage/Database'
import { engines, openTestDatabase } from '../../testing/openTestDatabase'
import { projectRecord } from '../../testing/scenes/records'
import { danishView } from '../../testing/search/danishView'
import { tokensOf } from '../../words/letters/letters'
import { projectSearch } from '../itemSearch'
import { runSearch } from '../run/runSearch'

const caller: Caller = {
  kind: 'user',
  user: { id: 1, name: 'Kirsten', subscriberId: 1 },
  product: { basic: false, companyEnabled: true, allowedProjectPhases: projectPhases.map(({ id }) => id) },
}

const texts = {
  da: 'Både og broer i havnen: renovering af både kajen og de gamle både, så byen får ny færge, og at male både',
  sv: 'Ombyggnad av förskolan på gården, byte av fönster och dörrar samt ved till både bod och båt',
  nb: 'Rehabilitering av sykehjemmet på Løten, med nye bad og dører i både første og andre etasje',
  en: 'Supply of doors by the old town hall, and the painting of both walls in rooms with a view',
} as const
const languages = Object.keys(texts) as (keyof typeof texts)[]

/** The words of a text with more biwords than the service stores. */
const tooLong = Array.from({ length: 24_000 }, (_one, place) => ((place * 7919) % 46_649).toString(36))

describe.each(engines)('phrases on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  const keys = new Map<number, string>()
  const idOf = (wanted: string) => [...keys].find(([, key]) => key === wanted)?.[0] ?? 0
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
    const records = [
      ...languages.map((language) =>
        projectRecord(language, { language, names: { [language]: texts[language] } }),
      ),
      projectRecord('apart', {
        names: { da: 'Levering til skolens facade' },
        description: 'Facade. Levering.',
      }),
      projectRecord('long', { names: { da: 'Levering' }, description: tooLong.join(' ') }),
      projectRecord('old', { names: { da: 'Levering facade' } }),
    ]
    for (const [key, id] of await db.transaction().execute((trx) => writeProjects(trx, records)))
      keys.set(id, key)
    await db.updateTable('project_search').set({ biwords: null }).where('id', '=', idOf('old')).execute()
  })
  afterAll(() => close())

  const find = async (freeSearch: string, reader: LanguageCode = 'da') => {
    const search = await projectSearch(db, danishView(caller, reader), { freeSearch })
    const { ids } = await runSearch(db, search, { order: 'bestMatch', ascending: false, index: 0, limit: 20 })
    return ids.map((id) => keys.get(id))
  }

  test.each(languages)('[S22] any words that follow each other in a text find it: %s', async (language) => {
    const words = tokensOf(texts[language]).map(({ start, end }) => texts[language].slice(start, end))
    const missed: string[] = []
    for (let length = 2; length <= 4; length += 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const phrase = `"${words.slice(start, start + length).join(' ')}"`
        if (!(await find(phrase, language)).includes(language)) missed.push(phrase)
      }
    }
    expect(missed).toEqual([])
  })

  test('[S22] words that do not follow each other are no phrase', async () => {
    expect((await find('levering facade')).toSorted()).toEqual(['apart', 'old'])
    expect(await find('"levering facade"')).toEqual(['old'])
  })

  test('[S22] beside a phrase, other words and alternatives count as without it', async () => {
    expect(await find('kajen "gamle både"')).toEqual(['da'])
    expect(await find('facade "gamle både"')).toEqual([])
    expect((await find('løten OR "gamle både"')).toSorted()).toEqual(['da', 'nb'])
    expect((await find('levering -"levering facade"')).toSorted()).toEqual(['apart', 'en', 'long'])
    expect((await find('og "renovering af både kajen"')).toSorted()).toEqual(['da'])
  })

  test('[S22] a phrase is found in texts too long to store which words follow each other', async () => {
    const { biwords } = await db
      .selectFrom('project_search')
      .select('biwords')
      .where('id', '=', idOf('long'))
      .executeTakeFirstOrThrow()
    expect(biwords).toBeNull()
    expect(await find(`"${tooLong.slice(100, 103).join(' ')}"`)).toEqual(['long'])
    expect(await find(`"${tooLong[100]} ${tooLong[102]}"`)).toEqual([])
  })
})
