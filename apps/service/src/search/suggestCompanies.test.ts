import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeCompanies } from '../items/writers/writeCompanies'
import { writeProcurements } from '../items/writers/writeProcurements'
import type { Database } from '../storage/Database'
import { mainEngines, openTestDatabase } from '../testing/openTestDatabase'
import { companyRecord, procurementRecord, roleRecord } from '../testing/scenes/records'
import { suggestCompanies } from './suggestCompanies'

const denmark = 1
const sweden = 2
const reader = { seesPaidDetails: true } as const

describe.each(mainEngines)('company suggestions on %s', (engine) => {
  let db: Kysely<Database>
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
    const records = [
      companyRecord('a', { name: 'Hovedgård Huse ApS', country: 'DK' }),
      companyRecord('b', { name: 'Bygma (Holstebro) A/S', country: 'DK' }),
      companyRecord('c', { name: 'Holms Bygg AB', country: 'SE' }),
      companyRecord('d', { name: 'Holm+Co', country: 'SE' }),
    ]
    await db.transaction().execute((trx) => writeCompanies(trx, records))
  })
  afterAll(() => close())

  const namesFor = async (term: string, countryId = denmark) =>
    (await suggestCompanies(db, term, { ...reader, countryId }, 5)).map(({ companyName }) => companyName)

  test.each([
    ['ho', denmark, ['Hovedgård Huse ApS', 'Bygma (Holstebro) A/S', 'Holm+Co', 'Holms Bygg AB']],
    ['ho', sweden, ['Holm+Co', 'Holms Bygg AB', 'Hovedgård Huse ApS', 'Bygma (Holstebro) A/S']],
    ['BYGG', denmark, ['Holms Bygg AB']],
    ['huse a', denmark, ['Hovedgård Huse ApS']],
    ['a/s', denmark, ['Bygma (Holstebro) A/S']],
    ['holm+', denmark, ['Holm+Co']],
    ['(h', denmark, ['Bygma (Holstebro) A/S']],
    ['gma', denmark, []],
    ['.*', denmark, []],
    ['ho（', denmark, []],
    ['ho＼', denmark, []],
    ['ho％', denmark, []],
  ])('[S14] %s in country %i finds %j', async (term, countryId, names) => {
    expect(await namesFor(term, countryId)).toEqual(names)
  })

  test('[K02, S14] companies that have only paid roles are not suggested to users who may not see these', async () => {
    await db.transaction().execute((trx) =>
      writeProcurements(trx, [
        procurementRecord('tender', {
          roles: [roleRecord('a', { role: 'authority' }), roleRecord('b', { role: 'engineer' })],
        }),
      ]),
    )
    const unpaid = { ...reader, countryId: denmark, seesPaidDetails: false }
    expect((await suggestCompanies(db, 'ho', unpaid, 5)).map(({ companyName }) => companyName)).toEqual([
      'Bygma (Holstebro) A/S',
    ])
  })
})
