import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeProjects } from '../items/writers/writeProjects'
import type { LanguageCode } from '../reference/languages'
import type { Database } from '../storage/Database'
import { askedText } from '../testing/language/askedText'
import { mainEngines, openTestDatabase } from '../testing/openTestDatabase'
import { projectRecord } from '../testing/scenes/records'
import { learnWords } from './learnWords'

type Row = readonly [language: 'da' | 'sv' | 'nb', query: string, text: string]

const keyOf = ([language, , text]: Row) => `${language} ${text}`

const matching: readonly Row[] = [
  ['da', 'skole', 'Åkærskolen'],
  ['da', 'skole', 'folkeskoler'],
  ['da', 'hal', 'svømmehallen'],
  ['da', 'hal', 'lagerhaller'],
  ['da', 'tag', 'skoletag'],
  ['da', 'tag', 'skoletaget'],
  ['da', 'tag', 'tagrenovering'],
  ['da', 'veje', 'motorvejen'],
  ['da', 'vej', 'adgangsveje'],
  ['da', 'vej', 'vejbelysning'],
  ['da', 'sygehus', 'sygehusbyggeri'],
  ['da', 'gymnasium', 'gymnasiumbygning'],
  ['da', 'boernehave', 'børnehave'],
  ['da', 'børnehave', 'boernehave'],
  ['da', 'bro', 'jernbanebroen'],
  ['da', 'anlæg', 'spildevandsanlæg'],
  ['da', 'vindue', 'tagvinduer'],
  ['da', 'park', 'skolepark'],
  ['da', 'facade', 'glasfacader'],
  ['da', 'beton', 'armeringsbeton'],
  ['da', 'dør', 'branddøre'],
  ['da', 'mur', 'støttemuren'],
  ['da', 'ledning', 'kloakledninger'],
  ['da', 'bolig', 'ungdomsboligerne'],
  ['da', 'renovering', 'skoletagrenovering'],
  ['da', 'tag', 'skoletagrenovering'],
  ['da', 'lærer', 'lærerværelser'],
  ['sv', 'skola', 'grundskolan'],
  ['sv', 'skola', 'skolgård'],
  ['sv', 'hall', 'simhallen'],
  ['sv', 'tak', 'plåttaket'],
  ['sv', 'väg', 'cykelvägen'],
  ['sv', 'gata', 'gatubelysning'],
  ['sv', 'kyrka', 'kyrkobyggnad'],
  ['sv', 'bro', 'järnvägsbroar'],
  ['sv', 'fönster', 'takfönster'],
  ['sv', 'dricksvatten', 'dricksvattenledning'],
  ['sv', 'park', 'skolparken'],
  ['sv', 'betong', 'betongväggar'],
  ['sv', 'sjukhus', 'sjukhusbyggnader'],
  ['nb', 'skole', 'barneskolen'],
  ['nb', 'vei', 'adkomstveien'],
  ['nb', 'tak', 'ståltak'],
  ['nb', 'bru', 'jernbanebru'],
  ['nb', 'hall', 'svømmehallen'],
  ['nb', 'vann', 'vannledninger'],
  ['nb', 'havn', 'fiskehavna'],
  ['nb', 'sykehjem', 'sykehjemsplasser'],
]

const differing: readonly Row[] = [
  ['da', 'tag', 'montage'],
  ['da', 'tag', 'etage'],
  ['da', 'tag', 'foretage'],
  ['da', 'tag', 'deltagelse'],
  ['da', 'tag', 'vedtaget'],
  ['da', 'tag', 'hensyntagen'],
  ['da', 'tag', 'stagnation'],
  ['da', 'hal', 'halvår'],
  ['da', 'hal', 'halvdelen'],
  ['da', 'hal', 'halsbånd'],
  ['da', 'bane', 'banken'],
  ['da', 'port', 'transport'],
  ['da', 'port', 'rapporter'],
  ['da', 'port', 'sportspladser'],
  ['da', 'ler', 'kontrolleret'],
  ['da', 'rør', 'berørte'],
  ['da', 'sti', 'investering'],
  ['da', 'bro', 'brochure'],
  ['da', 'dør', 'grundør'],
  ['sv', 'tak', 'kontakt'],
  ['sv', 'hall', 'tillhandahållen'],
  ['sv', 'väg', 'bevägen'],
  ['sv', 'bro', 'broschyr'],
  ['sv', 'port', 'rapport'],
  ['nb', 'tak', 'kontakten'],
  ['nb', 'gate', 'aggregater'],
  ['nb', 'hall', 'halvår'],
  ['nb', 'bru', 'bruker'],
]

/**
 * Texts of projects that the test adds, so that the vocabulary contains the parts of the tested compounds.
 * Words in the table of synonyms are left out, because they always count as known.
 */
const background: Readonly<Record<'da' | 'sv' | 'nb', string>> = {
  da: 'svømme motor adgang anlæg ledning brand støtte ungdom lærer værelse renovering brug',
  sv: 'plåt cykel ledning gård',
  nb: 'barn stål adkomst fiske ledning jernbane sykehjem plass',
}

describe.each(mainEngines)('compounds on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
    const rows = new Map([...matching, ...differing].map((row) => [keyOf(row), row]))
    const records = [...rows].map(([key, [language, , text]]) =>
      projectRecord(key, { language, names: { [language]: text } }),
    )
    const texts = (['da', 'sv', 'nb'] as const).flatMap((language) =>
      Array.from({ length: 5 }, (_one, index) =>
        projectRecord(`${language}-${index}`, { language, names: { [language]: background[language] } }),
      ),
    )
    const split = [
      projectRecord('parts in the title', { language: 'da', names: { da: 'Hegn i ny park' } }),
      projectRecord('parts in a text', {
        language: 'da',
        names: { da: 'Nyt byrum' },
        description: 'Et hegn rives ned. En park anlægges.',
      }),
    ]
    await db.transaction().execute((trx) => writeProjects(trx, [...records, ...texts, ...split]))
    while ((await learnWords(db)) > 0);
  })
  afterAll(() => close())
  const find = async (language: LanguageCode, query: string) => {
    const { rows } = await sql<{ key: string }>`
      select p.key from project_search s join projects p on p.id = s.id
      where s.document @@ ${await askedText(db, query, language)}::tsquery`.execute(db)
    return rows.map(({ key }) => key)
  }

  test.each(matching)('[S08] %s: %s finds %s', async (...row) => {
    expect(await find(row[0], row[1])).toContain(keyOf(row))
  })

  test('[S08] a compound that no item has finds its parts in a title, and not those that a text has by chance', async () => {
    const found = await find('da', 'parkhegn')
    expect(found).toContain('parts in the title')
    expect(found).not.toContain('parts in a text')
  })

  test.each(differing)('[S08] %s: %s does not find %s', async (...row) => {
    expect(await find(row[0], row[1])).not.toContain(keyOf(row))
  })
})
