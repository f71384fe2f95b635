import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeCompanies } from '../items/writers/writeCompanies'
import type { OpenDatabase } from '../storage/openDatabase'
import type { Work } from '../storage/observed/Work'
import { runAs } from '../storage/observed/Work'
import { engines, openTestDatabase } from '../testing/openTestDatabase'
import { companyRecord, roleRecord } from '../testing/scenes/records'
import { writeProject } from '../testing/scenes/writeItem'

const nothing = () => undefined

function workOf(traceparent: string): Work {
  const work: Work = {
    traceparent,
    count: nothing,
    sawStatement: nothing,
    link: nothing,
    startStep: () => ({ work, end: nothing }),
  }
  return work
}

describe.each(engines)('the traces of changes on %s', (engine) => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openTestDatabase(engine)
  })
  afterAll(() => open.close())

  test('[Z13] each change keeps the trace that wrote it, and a change outside a trace has none', async () => {
    const { db } = open
    const roles = [roleRecord('builder')]
    await db.transaction().execute((trx) => writeCompanies(trx, [companyRecord('builder')]))
    await runAs(workOf('first'), () => writeProject(db, 'school', { names: { da: 'Skole' }, roles }))
    await runAs(workOf('second'), () => writeProject(db, 'school', { names: { da: 'Ny skole' }, roles }))
    await writeProject(db, 'school', { names: { da: 'Nyere skole' }, roles })
    const changes = await db
      .selectFrom('item_changes')
      .select(['item_type', 'kind', 'traceparent'])
      .orderBy('id')
      .execute()
    expect(changes.map(({ item_type: type, kind, traceparent }) => [type, kind, traceparent])).toEqual([
      ['company', 'new', null],
      ['project', 'new', 'first'],
      ['company', 'roles', 'first'],
      ['project', 'text', 'second'],
      ['project', 'text', null],
    ])
  })
})
