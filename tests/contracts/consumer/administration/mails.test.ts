import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed } from '../interaction/Reads'

const admin = 'an administrator is signed in'
const failing = [admin, 'two mails have failed'] as const
const mail = { path: { id: from('failingMailId') } } as const

describe('the mails', () => {
  test('[G06] [J04] are counted by kind', () =>
    expectResponse({
      operation: 'getManagedMailQueues',
      wants: 'how many mails wait, fail or were given up',
      given: failing,
      reads: [{ kind: true, waiting: true, failing: true, givenUp: true }],
    }))

  test('[G06] [J04] that have failed are read, the newest first', () =>
    expectResponse({
      operation: 'getManagedMails',
      wants: 'the newest mail that has failed',
      given: failing,
      request: { query: { limit: 1 } },
      reads: {
        items: [
          closed({
            id: true,
            kind: true,
            recipient: true,
            created: true,
            tries: true,
            failingSince: true,
            error: true,
            due: true,
          }),
        ],
        before: true,
      },
      example: { before: 512 },
    }))

  test('[G06] [J04] that have failed are sent again', () =>
    expectResponse({
      operation: 'retryManagedMail',
      wants: 'a mail that is sent again now',
      given: failing,
      request: mail,
    }))

  test('[G06] [J04] [Z03] that are tried soon anyway get 409', () =>
    expectProblem('conflict', {
      operation: 'retryManagedMail',
      wants: 'no mail that is sent twice',
      given: [...failing, after('retryManagedMail', mail)],
      request: mail,
    }))

  test('[G06] [J04] [Z03] that do not wait get 404', () =>
    expectProblem('notFound', {
      operation: 'retryManagedMail',
      wants: 'no mail that does not exist',
      given: [admin, 'there is no such thing'],
      request: { path: { id: from('missingId') } },
    }))
})
