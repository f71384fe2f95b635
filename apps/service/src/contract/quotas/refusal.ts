import { limits } from '@spadestik/domain/limits'
import { Problem } from '../Problem'
import type { Quota } from './quotaTable'

/** When a place in a line is free again, as far as that can be known: the time limit of a statement. @unit s */
export const secondsUntilPlace = Math.ceil(limits.searchStatementMs / 1000)

function reasonOf({ counts, unit, amount, ...quota }: Quota): string {
  const whose = { user: 'Your', company: "Your company's", address: "Your address's" }[counts]
  const window = 'windowSeconds' in quota ? quota.windowSeconds : 0
  switch (unit) {
    case 'concurrent-requests':
      return `Too many of ${whose.toLowerCase()} calls wait for the database`
    case 'database-milliseconds':
      return `${whose} calls have used the database for more than ${amount / 1000} of ${window} seconds`
    default:
      return `${whose} calls were more than ${amount} in ${window} seconds`
  }
}

/** Returns the problem of a call that a quota refuses. */
export const refusalOf = (quota: Quota, seconds: number): Problem =>
  new Problem(
    'tooManyRequests',
    `${reasonOf(quota)}, so this one was refused. Wait ${seconds} seconds and try again.`,
  )
