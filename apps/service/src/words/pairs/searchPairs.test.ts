import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeProjects } from '../../items/writers/writeProjects'
import type { Database } from '../../storage/Database'
import { askedText } from '../../testing/language/askedText'
import { mainEngine, openTestDatabase } from '../../testing/openTestDatabase'
import { projectRecord } from '../../testing/scenes/records'
import { learnWords } from '../learnWords'
import { danishPairs } from './danishPairs'
import { englishPairs } from './englishPairs'
import { meaningPairs } from './meaningPairs'
import { norwegianPairs } from './norwegianPairs'
import type { SearchPair, TextLanguage } from './SearchPair'
import { swedishPairs } from './swedishPairs'

const pairs: Readonly<Record<TextLanguage, readonly SearchPair[]>> = {
  da: [...danishPairs, ...meaningPairs('da')],
  sv: [...swedishPairs, ...meaningPairs('sv')],
  nb: [...norwegianPairs, ...meaningPairs('nb')],
  en: [...englishPairs, ...meaningPairs('en')],
}

const languages = ['da', 'sv', 'nb', 'en'] as const

/**
 * Ordinary words for the vocabulary, because a compound can be split only if its parts are in the vocabulary.
 */
const background: Readonly<Record<TextLanguage, string>> = {
  da: 'svømme motor adgang anlæg ledning brand støtte ungdom renovering idræt drift hus cykel vand råd plads værelse enhed',
  sv: 'plåt brand stöd gård buller lek cykel ledning grund sim drift idrott råd vatten renovering skydd hus ungdom anläggning plats',
  nb: 'barn brann stål adkomst fiske ledning svømme idrett ungdom sykkel drift råd støtte vann anlegg hus plass',
  en: 'office fire works supply',
}

/** Items without a location, so that no query finds an item by its address. */
const nowhere = { address: null, postalCode: null, city: null }

/**
 * Returns the key of an item. The key includes the language, because the same text in two languages is two
 * items.
 */
const keyOf = (language: TextLanguage | 'fr', text: string) => `${language} ${text}`

describe('pairs of a query and a text', () => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(mainEngine))
    const records = languages.flatMap((reader) => [
      ...[...new Map(pairs[reader].map((pair) => [pair[2], pair])).values()].map(
        ([, , text, { language = reader } = {}]) =>
          projectRecord(keyOf(reader, text), { language, names: { [language]: text }, ...nowhere }),
      ),
      ...Array.from({ length: 5 }, (_one, index) =>
        projectRecord(`${reader} ${index}`, { language: reader, names: { [reader]: background[reader] } }),
      ),
    ])
    await db.transaction().execute((trx) => writeProjects(trx, records))
    while ((await learnWords(db)) > 0);
  })
  afterAll(() => close())

  const find = async (language: TextLanguage, query: string) => {
    const { rows } = await sql<{ key: string }>`
      select p.key from project_search s join projects p on p.id = s.id
      where s.document @@ ${await askedText(db, query, language)}::tsquery`.execute(db)
    return rows.map(({ key }) => key)
  }

  describe.each(languages)('for a user of %s', (language) => {
    const rows = pairs[language].map(([query, promise, text, { isMissed = false } = {}]) => {
      const title = `${query} ${isMissed ? 'fails today: ' : ''}${promise} ${text}`
      return [title, { query, text, isFound: (promise === 'finds') !== isMissed }] as const
    })

    test.each(rows)('[S08] %s', async (_title, { query, text, isFound }) => {
      expect((await find(language, query)).includes(keyOf(language, text))).toBe(isFound)
    })
  })

  test('[S08] a pair occurs only once in the table', () => {
    const keys = languages.flatMap((language) =>
      pairs[language].map(([query, , text]) => `${language} ${query} ${text}`),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})
