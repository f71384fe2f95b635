import { limits } from '@spadestik/domain/limits'
import { describe, expect, test } from 'vitest'
import type { CountedEvent, Work } from '../../storage/observed/Work'
import { runAs } from '../../storage/observed/Work'
import { outcomesOf, settle, several, setUpQuotas, user } from '../../testing/setUpQuotas'
import { loadContract } from '../loadContract'
import { costlyOperations } from './costlyOperations'

const nothing = () => undefined

describe('amounts', () => {
  test('[Z03] a user who has used up the time is answered at the time that the refusal names', async () => {
    const { spend, pass } = setUpQuotas()
    await spend(user(1), limits.userSearchMs - 10).done
    pass(10)
    await spend(user(1), 20).done
    // Nobody else needs the database.
    await spend(user(1), 0).done
    await spend(user(2), 1).done
    const refused = spend(user(1), 1)
    await expect(refused.done).rejects.toMatchObject({ kind: 'tooManyRequests' })
    await spend(user(2), 1).done
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBe(limits.searchWindowSeconds - 10)
    pass(seconds - 1)
    await spend(user(2), 1).done
    await expect(spend(user(1), 1).done).rejects.toMatchObject({ kind: 'tooManyRequests' })
    pass(1)
    await expect(spend(user(1), 1).done).resolves.toBeUndefined()
  })

  test('[Z03] the users of a company share its time, and users of another have theirs', async () => {
    const { spend, pass } = setUpQuotas()
    await spend(user(99), 1).done
    const each = limits.userSearchMs - 100
    for (const id of [1, 2, 3, 4]) await spend(user(id, 1), each).done
    const refused = spend(user(5, 1), 1)
    await expect(refused.done).rejects.toMatchObject({
      kind: 'tooManyRequests',
      message: expect.stringContaining("Your company's calls"),
    })
    await spend(user(99), 1).done
    pass(Number(refused.headers.get('retry-after')))
    await spend(user(99), 1).done
    await expect(spend(user(5, 1), 1).done).resolves.toBeUndefined()
  })

  test('[Z03] calls are counted for each user and each address, and refused ones do not count', async () => {
    const { visit, pass } = setUpQuotas({ settings: { callsPerMinute: 10 } })
    for (let calls = 0; calls < 10; calls += 1) await visit(user(1), 'getLists').done
    const refused = [visit(user(1), 'getLists'), visit(user(1), 'searchProjects')]
    expect(await outcomesOf(refused)).toEqual(['tooManyRequests', 'tooManyRequests'])
    await visit(user(2, 1), 'getLists').done
    for (let calls = 0; calls < limits.addressCalls; calls += 1)
      await visit({ address: 'address 192.0.2.1' }, 'createSession').done
    await expect(visit({ address: 'address 192.0.2.1' }, 'createSession').done).rejects.toMatchObject({
      kind: 'tooManyRequests',
    })
    await visit({ address: 'address 192.0.2.2' }, 'createSession').done
    pass(Number(refused[0]?.headers.get('retry-after')))
    await visit(user(1), 'getLists').done
  })

  test('[Z03] the headers count down, and come back', async () => {
    const { spend, pass } = setUpQuotas({ settings: { callsPerMinute: 10 } })
    const first = spend(user(1), 1999)
    await first.done
    expect(first.headers.get('ratelimit-policy')).toBe(
      [
        '"user-calls";q=10;w=60',
        '"user-searches";q=3;qu="concurrent-requests"',
        '"company-searches";q=6;qu="concurrent-requests"',
        '"user-search-time";q=10000;qu="database-milliseconds";w=30',
        '"company-search-time";q=30000;qu="database-milliseconds";w=30',
      ].join(', '),
    )
    expect(first.headers.get('ratelimit')).toBe(
      '"user-calls";r=9;t=60, "user-searches";r=3, "company-searches";r=6, ' +
        '"user-search-time";r=8000;t=30, "company-search-time";r=28000;t=30',
    )
    pass(20)
    const second = spend(user(1), 8999)
    await second.done
    expect(second.headers.get('ratelimit')).toContain('"user-calls";r=8;t=40')
    expect(second.headers.get('ratelimit')).toContain('"user-search-time";r=0;t=10')
    pass(10)
    const third = spend(user(1), 0)
    await third.done
    expect(third.headers.get('ratelimit')).toContain('"user-search-time";r=999;t=20')
    pass(60)
    const last = spend(user(1), 0)
    await last.done
    expect(last.headers.get('ratelimit')).toContain('"user-calls";r=9;t=60')
    expect(last.headers.get('ratelimit')).toContain('"user-search-time";r=9999;t=30')
  })

  test('[Z03] without a limit for calls, a call that is not costly has no headers', async () => {
    const { visit } = setUpQuotas()
    const { headers, done } = visit(user(1), 'getLists')
    await done
    expect([...headers]).toEqual([])
  })
})

test('[Z03] refused calls are counted by their quota', async () => {
  const { spend, call, endNext } = setUpQuotas()
  const events: CountedEvent[] = []
  const work: Work = {
    traceparent: null,
    count: (event) => events.push(event),
    sawStatement: nothing,
    link: nothing,
    startStep: () => ({ work, end: nothing }),
  }
  await runAs(work, async () => {
    await spend(user(2), 1).done
    await spend(user(1), limits.userSearchMs + 1).done
    expect(await outcomesOf([spend(user(1), 1)])).toEqual(['tooManyRequests'])
    const many = limits.userSearchesAtOnce + limits.userSearchesWaiting + 1
    const calls = several(many, () => call(user(3)))
    await settle()
    for (let ended = 0; ended < many; ended += 1) await endNext()
    await outcomesOf(calls)
  })
  expect(events).toEqual([
    { name: 'refusal', quota: 'user-search-time' },
    { name: 'refusal', quota: 'user-searches' },
  ])
})

test('[Z01] every operation whose statements have a time limit is costly, and names the refusal', () => {
  const operations = loadContract()
  const limited = operations.filter(({ statuses }) => statuses.includes(503))
  expect(limited.filter(({ id }) => !costlyOperations.has(id))).toEqual([])
  const costly = operations.filter(({ id }) => costlyOperations.has(id))
  expect(costly.filter(({ statuses }) => !statuses.includes(429)).map(({ id }) => id)).toEqual([])
})
