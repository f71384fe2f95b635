import { describe, expect, test } from 'vitest'
import { isShared, offersSharing, preselectedUsers, usersToSave } from './sharing'

describe('sharing', () => {
  test.each([
    [[], false],
    [[1], false],
    [[1, 2], true],
  ])('[S19] an item of users %j is labelled SHARED: %s', (paUserIds, shared) => {
    expect(isShared({ paUserIds })).toBe(shared)
  })

  test.each([
    [[], false],
    [[7], false],
    [[7, 8], true],
    [[8], true],
  ])('[K01] in the company %j sharing is offered to user 7: %s', (company, offered) => {
    expect(offersSharing(company, 7)).toBe(offered)
  })

  test.each([
    [
      [8, 8, 9],
      [7, 8, 9],
      [8, 9],
    ],
    [[], [7, 8], []],
    [[], [7], [7]],
    [[8], [], [7]],
  ])('[V02] choosing %j in the company %j, user 7 saves %j', (chosen, company, saved) => {
    expect(usersToSave(chosen, 7, company)).toEqual(saved)
  })

  test('[V02] the current user is preselected for new items', () => {
    expect(preselectedUsers(7)).toEqual([7])
    expect(preselectedUsers(7, [8])).toEqual([8])
  })
})
