import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { adminContext } from '../../testing/adminContext'
import { runAdminCommand } from '../../admin/runAdminCommand'
import { writeCriteria } from '../../items/writers/writeCriteria'
import { criterionTypes } from '../../reference/criteria/criterionTypes'
import type { OpenDatabase } from '../../storage/openDatabase'
import type { NoticeServer } from '../../testing/imports/noticeServer'
import { packageOf, startNoticeServer, status } from '../../testing/imports/noticeServer'
import { noticeId, noticeXml } from '../../testing/imports/notices'
import { mainEngine, openTestDatabase } from '../../testing/openTestDatabase'
import { runSources } from './runSources'
import type { Source } from './Source'
import { readSources } from './Source'

const hourMs = 3_600_000
const contact = 'https://spadestik.example/robot'

const notice = (number: number) =>
  noticeXml({
    id: noticeId(number),
    procedure: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `Bro ${number}`,
  })

const sourcesOf = (...sources: object[]): Source[] => readSources(JSON.stringify(sources))

describe('sources of notices', () => {
  let open: OpenDatabase
  let server: NoticeServer
  let now: Date
  const folder = mkdtempSync(join(tmpdir(), 'sources-'))
  const onFailure = vi.fn<(words: string, facts: object) => void>()

  beforeAll(async () => {
    open = await openTestDatabase(mainEngine)
    await open.db.transaction().execute((trx) => writeCriteria(trx, criterionTypes))
  })
  afterAll(async () => {
    await open.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    server = await startNoticeServer()
    now = new Date('2026-11-23T09:00:00Z')
    onFailure.mockClear()
    await sql`truncate sources, procurements, tender_releases, tender_processes, notice_keys, item_changes cascade`.execute(
      open.db,
    )
  })
  afterEach(() => server.stop())

  const run = (sources: readonly Source[], isStopped = () => false) =>
    runSources({
      db: open.db,
      sources,
      variables: { DOFFIN_KEY: 'secret' },
      clock: () => now,
      isStopped,
      onFailure,
    })
  /** In how many minutes the source is read again. */
  const next = async () => {
    const { rows } = await sql<{ next: string }>`select next_run as next from sources`.execute(open.db)
    return (Date.parse(rows[0]?.next ?? '') - now.getTime()) / 60_000
  }
  const titles = async () => {
    const { rows } = await sql<{
      title: string
    }>`select names->>'da' as title from procurements order by 1`.execute(open.db)
    return rows.map(({ title }) => title)
  }
  const failures = () =>
    onFailure.mock.calls.flatMap(([words, facts]) =>
      words === 'a source could not be read' ? [Reflect.get(facts, 'failure') as unknown] : [],
    )
  const ted = () =>
    sourcesOf({
      name: 'ted',
      kind: 'ted',
      url: server.url,
      contact,
      schedule: '0 9 * * *',
      firstIssue: '202600226',
      countries: ['DK'],
    })
  const doffin = () =>
    sourcesOf({
      name: 'doffin',
      kind: 'doffin',
      url: server.url,
      contact,
      schedule: '0 * * * *',
      since: '2026-11-10',
      keyVariable: 'DOFFIN_KEY',
      requestsPerSecond: 100,
    })

  test('[G01] a week of TED with outages gives every notice once, and none is missing', async () => {
    const days: (readonly [string, readonly number[]])[] = [
      ['202600226', [1, 2]],
      ['202600227', [3]],
      ['202600228', [4, 5]],
      ['202600229', [6]],
      ['202600230', [7]],
    ]
    const truncated = (await packageOf([notice(4), notice(5)])).subarray(0, 300)
    const outages = [
      [status(503, { 'retry-after': '120' })],
      [status(202, { 'x-amzn-waf-action': 'challenge' })],
      [status(200, { 'content-type': 'application/gzip' }, truncated)],
      [status(429, { 'retry-after': '30' }), status(200, { 'content-type': 'application/gzip' })],
      [
        status(200, { 'content-type': 'text/html' }, '<html>Wait</html>'),
        status(302, { location: 'http://other.test' }),
      ],
    ]
    for (const [index, [issue, numbers]] of days.entries()) {
      server.issues.set(issue, await packageOf(numbers.map(notice)))
      server.failures.push(...(outages[index] ?? []))
      const morning = now
      for (let hour = 0; hour < 23; hour += 1) {
        await run(ted())
        now = new Date(now.getTime() + hourMs)
      }
      now = new Date(morning.getTime() + 24 * hourMs)
    }
    expect(await titles()).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `Bro ${number}`))
    expect(failures()).toEqual([
      'answers 503',
      'answers 202: it takes the request for that of a robot',
      expect.stringContaining('sends an archive that cannot be unpacked'),
      'answers 429: too many requests',
      'answers with nothing',
      'answers with a page in place of data',
      'answers 302: it sends requests elsewhere',
    ])
    expect(await sql`select added, changed, failures from sources`.execute(open.db)).toMatchObject({
      rows: [{ added: 7, changed: 0, failures: 0 }],
    })
    const downloads = server.requests.filter(({ path }) => path.endsWith('202600226'))
    expect(downloads).toHaveLength(2)
    expect(new Set(server.requests.map(({ agent }) => agent))).toEqual(
      new Set([`Mozilla/5.0 (compatible; Spadestik/0.1; +${contact})`]),
    )
  })

  test('[G01] missed issues are read in their order, over the end of a year', async () => {
    now = new Date('2027-01-05T09:00:00Z')
    server.issues.set('202600226', await packageOf([notice(1)]))
    server.issues.set('202600227', await packageOf([notice(2)]))
    server.issues.set('202700001', await packageOf([notice(3)]))
    await run(ted())
    expect(await titles()).toEqual(['Bro 1', 'Bro 2', 'Bro 3'])
    const { rows } = await sql<{ state: object }>`select state from sources`.execute(open.db)
    expect(rows).toEqual([{ state: { next: '202700002' } }])
  })

  test('[G01] a source that asks for time gets it, and waits longer after each failure', async () => {
    server.failures.push(status(429, { 'retry-after': '7200' }), status(500), status(500), status(500))
    await run(ted())
    expect(await next()).toBe(120)
    const pauses = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      now = new Date(now.getTime() + 121 * 60_000)
      await run(ted())
      pauses.push(await next())
    }
    expect(pauses).toEqual([2, 4, 8])
    expect(await run(ted())).toBe(0)
  })

  test('[G01] two instances read a source once, and another one goes on for one that died', async () => {
    server.issues.set('202600226', await packageOf([notice(1)]))
    await Promise.all([run(ted()), run(ted()), run(ted())])
    expect(server.requests.filter(({ path }) => path.endsWith('202600226'))).toHaveLength(1)
    // An instance was killed while it read the next issue.
    server.issues.set('202600227', await packageOf([notice(2), notice(3)]))
    await sql`update sources set next_run = ${now.toISOString()}, run_id = 'killed',
      running_until = ${new Date(now.getTime() + hourMs / 12).toISOString()}`.execute(open.db)
    expect(await run(ted())).toBe(0)
    now = new Date(now.getTime() + hourMs)
    expect(await run(ted())).toBe(1)
    expect(await titles()).toEqual(['Bro 1', 'Bro 2', 'Bro 3'])
  })

  test('[G01] a service that stops in the middle of an issue reads it again, and each notice is there once', async () => {
    server.issues.set('202600226', await packageOf([1, 2, 3, 4].map(notice)))
    let asked = 0
    await run(ted(), () => {
      asked += 1
      return asked > 5
    })
    const before = await titles()
    expect(before.length).toBeLessThan(4)
    now = new Date(now.getTime() + hourMs)
    await run(ted())
    expect(await titles()).toEqual(['Bro 1', 'Bro 2', 'Bro 3', 'Bro 4'])
    const { rows } = await sql<{
      count: number
    }>`select count(*)::integer from item_changes where kind = 'new'
      and item_type = 'procurement'`.execute(open.db)
    expect(rows).toEqual([{ count: 4 }])
  })

  test('[G01] Doffin is read day by day with its key, and a notice that appears late is found', async () => {
    for (let number = 1; number <= 120; number += 1)
      server.notices.set(`2026-${number}`, { day: '2026-11-12', xml: number > 110 ? notice(number) : null })
    await run(doffin())
    expect(await titles()).toHaveLength(10)
    server.notices.set('2026-late', { day: '2026-11-15', xml: notice(200) })
    server.failures.push(status(429, { 'retry-after': '0' }))
    now = new Date(now.getTime() + hourMs)
    server.requests.length = 0
    await run(doffin())
    expect(await titles()).toHaveLength(11)
    expect(server.requests.filter(({ path }) => path.includes('/download/')).map(({ path }) => path)).toEqual(
      ['/public/v2/download/2026-late'],
    )
    expect(new Set(server.requests.map(({ key }) => key))).toEqual(new Set(['secret']))
    expect(failures()).toEqual([])
  })

  test.each([
    ['not JSON', status(200, {}, '{"hits": ['), 'answers with something that is not JSON'],
    ['another form', status(200, {}, '{"reason": "no"}'), 'answers with another form than expected'],
    ['nothing', status(200), 'answers with nothing'],
    ['a refusal', status(403, {}, '{"statusCode": 403, "message": "no"}'), 'answers 403'],
  ])('[G01] a search that answers with %s is a failure with a name', async (_case, answer, expected) => {
    server.failures.push(answer)
    await run(doffin())
    expect(failures()).toEqual([expected])
  })

  test('[G01] files of a folder are imported and moved, and those that are still written wait', async () => {
    const drop = join(folder, 'drop')
    mkdirSync(drop)
    const write = (name: string, content: string, ageSeconds: number) => {
      writeFileSync(join(drop, name), content)
      const time = now.getTime() / 1000 - ageSeconds
      utimesSync(join(drop, name), time, time)
    }
    write('a.xml', notice(1), 60)
    write('b.xml', 'not XML', 60)
    write('c.xml', notice(2), 1)
    const source = sourcesOf({ name: 'drop', kind: 'folder', path: drop, schedule: '* * * * *' })
    await run(source)
    expect(await titles()).toEqual(['Bro 1'])
    expect(readdirSync(join(drop, 'done'))).toEqual([expect.stringMatching(/-a\.xml$/)])
    expect(readdirSync(join(drop, 'failed'))).toEqual([expect.stringMatching(/-b\.xml$/)])
    expect(onFailure.mock.calls).toEqual([
      [
        'a file of a source could not be used',
        { source: 'drop', file: 'b.xml', reasons: [expect.stringMatching(/b\.xml .* is not XML/)] },
      ],
    ])
    now = new Date(now.getTime() + 120_000)
    await run(source)
    expect(await titles()).toEqual(['Bro 1', 'Bro 2'])
    expect(existsSync(join(drop, 'c.xml'))).toBe(false)
  })

  test('[G01] a source that stays silent is reported once as an error, and administrators see why', async () => {
    for (let hour = 0; hour < 100; hour += 1) {
      server.failures.push(status(500))
      await run(ted())
      now = new Date(now.getTime() + 8 * hourMs)
    }
    const silent = onFailure.mock.calls.filter(([words]) => words === 'a source is silent')
    expect(silent).toEqual([['a source is silent', expect.objectContaining({ source: 'ted', isLast: true })]])
    const text = await runAdminCommand(adminContext(open.db, now), ['sources'])
    expect(text).toContain('ted: failed 100 times')
    expect(text).toContain('last failure: answers 500')
  })
})

describe('the setting SOURCES', () => {
  const good = { name: 'drop', kind: 'folder', path: '/drop', schedule: '* * * * *' }
  test('[G01] may be missing', () => {
    expect(readSources(undefined)).toEqual([])
    expect(readSources(' ')).toEqual([])
  })
  test.each([
    ['no JSON', '[', /neither a list in JSON nor the path/],
    ['a file that is not there', '/nowhere/sources.json', /neither a list in JSON nor the path/],
    ['an unknown kind', [{ ...good, kind: 'ftp' }], /kind/],
    ['a name with capitals', [{ ...good, name: 'Drop' }], /is not a name/],
    ['two sources of one name', [good, good], /two sources with the name "drop"/],
    ['a schedule that is none', [{ ...good, schedule: 'daily' }], /is not a schedule/],
    ['a schedule that never comes', [{ ...good, schedule: '0 0 31 2 *' }], /is not a schedule/],
    ['an unknown property', [{ ...good, url: 'http://a.test' }], /url/i],
    ['no address', [{ ...good, kind: 'ted', firstIssue: '202600001' }], /url/],
    [
      'an address of another protocol',
      [
        {
          name: 'ted',
          kind: 'ted',
          url: 'file:///etc',
          contact,
          schedule: '* * * * *',
          firstIssue: '202600001',
        },
      ],
      /url/,
    ],
  ])('[G01] with %s is refused with the reason', (_case, setting, reason) => {
    expect(() => readSources(typeof setting === 'string' ? setting : JSON.stringify(setting))).toThrow(reason)
  })
})
