import { limits } from '@spadestik/domain/limits'
import { describe, expect, test } from 'vitest'
import { outcomesOf, settle, several, setUpQuotas, user } from '../../testing/setUpQuotas'

describe('places', () => {
  test('[Z01] three searches of one user run at once, and further ones one at a time', async () => {
    const { call, endNext, running } = setUpQuotas()
    const calls = several(8, () => call(user(1)))
    await settle()
    expect(running()).toHaveLength(limits.userSearchesAtOnce)
    const seen: number[] = []
    for (let ended = 0; ended < 8; ended += 1) {
      await endNext()
      seen.push(running().length)
    }
    expect(seen).toEqual([2, 1, 1, 1, 1, 1, 1, 0])
    expect(await outcomesOf(calls)).toEqual(several(8, () => 'done'))
  })

  test('[Z01] the searches of one user let no user of another company wait', async () => {
    const { call, endNext, running } = setUpQuotas()
    const calls = [...several(30, () => call(user(1))), call(user(2))]
    await settle()
    expect(running().filter((name) => name === 'user 2')).toHaveLength(1)
    for (let ended = 0; ended < 31; ended += 1) await endNext()
    expect(await outcomesOf(calls)).toEqual(several(31, () => 'done'))
  })

  test('[Z01] the searches of many users of a company leave connections to others', async () => {
    const { call, endNext, running } = setUpQuotas()
    const calls = [...several(20, (place) => call(user(place + 1, 1))), call(user(99))]
    await settle()
    expect(running()).toHaveLength(limits.companySearchesAtOnce + 1)
    expect(running()).toContain('user 99')
    expect(limits.companySearchesAtOnce).toBeLessThan(limits.databaseConnections)
    for (let ended = 0; ended < 21; ended += 1) await endNext()
    expect(await outcomesOf(calls)).toEqual(several(21, () => 'done'))
  })

  test('[Z01] the searches of one user let no colleague wait', async () => {
    const { call, endNext, running } = setUpQuotas()
    const calls = [...several(30, () => call(user(1))), call(user(2, 1))]
    await settle()
    expect(running()).toContain('user 2')
    for (let ended = 0; ended < 31; ended += 1) await endNext()
    expect(await outcomesOf(calls)).toEqual(several(31, () => 'done'))
  })

  test('[Z01] a colleague waits for three searches of each user in front at most', async () => {
    const { call, endNext, running } = setUpQuotas()
    const calls = [1, 2, 3].flatMap((id) => several(10, () => call(user(id, 1))))
    const last = call(user(4, 1))
    await settle()
    expect(running()).not.toContain('user 4')
    let ended = 0
    while (!running().includes('user 4') && ended < 31) {
      ended += 1
      await endNext()
    }
    expect(ended).toBeLessThanOrEqual(2 * limits.userSearchesAtOnce)
    for (; ended < 31; ended += 1) await endNext()
    expect(await outcomesOf([...calls, last])).toEqual(several(31, () => 'done'))
  })

  test('[Z01, Z03] more calls than may wait are refused, and are told when to come back', async () => {
    const { call, endNext } = setUpQuotas()
    const most = limits.userSearchesAtOnce + limits.userSearchesWaiting
    const calls = several(most + 5, () => call(user(1)))
    await settle()
    const refused = calls.slice(most)
    for (const { headers } of refused)
      expect(Number(headers.get('retry-after'))).toBe(limits.searchStatementMs / 1000)
    for (let ended = 0; ended < most; ended += 1) await endNext()
    expect((await outcomesOf(calls)).filter((kind) => kind === 'tooManyRequests')).toHaveLength(5)
  })

  test('[Z01] a caller who no longer waits leaves the line of the user and of the company', async () => {
    const { call, endNext, running } = setUpQuotas()
    const leaving = new AbortController()
    const inLine = [
      ...several(3, () => call(user(1))),
      call(user(1), leaving.signal),
      ...several(3, () => call(user(2, 1))),
      call(user(3, 1), leaving.signal),
    ]
    await settle()
    leaving.abort()
    await settle()
    const later = [call(user(1)), call(user(3, 1))]
    for (let ended = 0; ended < 8; ended += 1) await endNext()
    expect(running()).toEqual([])
    expect(await outcomesOf([...inLine, ...later])).toEqual([
      'done',
      'done',
      'done',
      'tooManyRequests',
      'done',
      'done',
      'done',
      'tooManyRequests',
      'done',
      'done',
    ])
  })

  test('[Z01] a database that gives turns refuses nobody for the time used, and runs one search of each at once', async () => {
    const { spend, call, endNext, running } = setUpQuotas({ givesTurns: true })
    const spent = [spend(user(2), 1), spend(user(1), limits.userSearchMs + 1), spend(user(1), 1)]
    expect(await outcomesOf(spent)).toEqual(['done', 'done', 'done'])
    const calls = [call(user(1)), call(user(1)), call(user(2))]
    await settle()
    expect(running()).toEqual(['user 1', 'user 2'])
    for (let ended = 0; ended < 3; ended += 1) await endNext()
    expect(await outcomesOf(calls)).toEqual(['done', 'done', 'done'])
  })
})
