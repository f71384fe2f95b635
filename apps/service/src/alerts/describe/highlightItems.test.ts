import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerOfUser } from '../../accounts/auth/callers'
import { writeProcurements } from '../../items/writers/writeProcurements'
import { runAllJobs } from '../../testing/runAllJobs'
import type { AlertItem } from '../../storage/records/MailContent'
import { mainEngines } from '../../testing/openTestDatabase'
import { procurementRecord, windowUntil } from '../../testing/scenes/records'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { createTestPostman } from '../../testing/TestPostman'
import { highlightItems } from './highlightItems'

const marked = (parts: NonNullable<AlertItem['highlight']>['name'] | null | undefined) =>
  parts?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe.each(mainEngines)('marked words of alerts on %s', (engine) => {
  let service: ServiceUnderTest
  let time = new Date('2026-11-21T10:00:00Z')
  let tenderId = 0
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
    await service.db.transaction().execute((trx) =>
      writeProcurements(trx, [
        procurementRecord('hall', {
          names: { da: 'Renovering af svømmehallen' },
          description: 'Nye saunaer i kælderen.',
          liable: 'Havneby Kommune',
          phase: 'open',
          offers: windowUntil('2027-02-01'),
          lastUpdated: time.toISOString(),
        }),
      ]),
    )
    const row = service.db.selectFrom('procurements').select('id').where('key', '=', 'hall')
    tenderId = (await row.executeTakeFirstOrThrow()).id
  })
  afterAll(() => service.close())

  const save = async (freeSearch: string, email = 'paid@demo.test', freeSearchType = 'normal') => {
    const users = [service.scene.users.get(email) ?? 0]
    const body = {
      name: `Agent ${freeSearch}`,
      mailTime: 'always',
      freeSearch,
      freeSearchType,
      paUserIds: users,
    }
    const token = await service.signIn(email)
    const saved = await service.call('POST', '/agents/procurement', { token, body, languageId: 2 })
    expect(saved.statusCode).toBe(201)
    return saved.json<{ id: number }>().id
  }
  const highlight = async (agentIds: number[], email = 'paid@demo.test', listIds: number[] = []) => {
    const caller = await callerOfUser(service.db, service.scene.users.get(email) ?? 0)
    if (caller === null) throw new Error(`There is no user ${email} in the scene.`)
    const item: AlertItem = {
      type: 'procurement',
      id: tenderId,
      name: 'Renovering af svømmehallen',
      place: null,
      phase: null,
      change: 'new',
      changes: [],
      deadline: null,
      urgency: null,
      foundBy: [
        ...agentIds.map((ownerId) => ({ owner: 'agent', ownerId }) as const),
        ...listIds.map((ownerId) => ({ owner: 'list', ownerId }) as const),
      ],
      left: [],
    }
    const alert = { items: [item], view: { caller, language: 'da' } } as const
    const [[found] = []] = await highlightItems(service.db, [alert])
    return { name: marked(found?.highlight?.name), excerpt: marked(found?.highlight?.excerpt) }
  }

  test('[Z14] marks the words of all agents that found an item, in all their forms', async () => {
    const agents = [await save('svømmehal'), await save('renoveringer OR sauna')]
    expect(await highlight(agents)).toEqual({
      name: '[Renovering] af [svømmehallen]',
      excerpt: 'Nye [saunaer] i kælderen.',
    })
  })

  test('[Z14] marks nothing for a list with the number of an agent, or for a search for postal codes', async () => {
    const agent = await save('svømmehal')
    const nothing = { name: undefined, excerpt: undefined }
    expect(await highlight([], 'paid@demo.test', [agent])).toEqual(nothing)
    const zip = await save('8000', 'paid@demo.test', 'zipCode')
    expect(await highlight([zip], 'paid@demo.test', [agent])).toEqual(nothing)
  })

  test('[Z14] shows a passage of a paid detail only to users who may read it', async () => {
    const agent = await save('titel:svømmehal OR havneby')
    expect((await highlight([agent])).excerpt).toBe('[Havneby] Kommune')
    expect(await highlight([agent], 'none@demo.test')).toEqual({
      name: 'Renovering af [svømmehallen]',
      excerpt: undefined,
    })
  })

  test('[Z14] a mail shows a passage if the name does not show why an agent found the item', async () => {
    await service.db.deleteFrom('agents').execute()
    await service.db.updateTable('users').set({ language_id: 2, domain_id: 9 }).execute()
    await save('sauna')
    const postman = createTestPostman()
    const work = () =>
      runAllJobs({
        db: service.db,
        postman,
        publicUrl: 'https://www.spadestik.dk',
        secret: 'a secret of the tests and of nothing else',
        clock: () => time,
        onFailure: () => undefined,
      })
    await work()
    time = new Date('2026-11-21T10:10:00Z')
    await work()
    const html = String(postman.kept[0]?.mail.html)
    expect(html.match(/<mark [^>]+><strong [^>]+>saunaer<\/strong><\/mark>/g)).toHaveLength(1)
    expect(html).toContain('>Renovering af svømmehallen</a>')
  })
})
