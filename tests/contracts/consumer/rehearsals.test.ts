import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'

const given = ['a paid user is signed in'] as const
const operations = [
  ['rehearseProjectAgent', from('projectAgentId')],
  ['rehearseProcurementAgent', from('procurementAgentId')],
  ['rehearseCompanyAgent', from('companyAgentId')],
] as const

describe.each(operations)('the rehearsal of an agent: %s', (operation, agentId) => {
  test('[G06] [W12] counts what an agent would have sent', () =>
    expectResponse<typeof operation>({
      operation,
      wants: 'what an agent would have sent',
      given: [...given, 'the user has agents of every kind'],
      request: { body: { freeSearch: 'skole', freeSearchType: 'normal', agentId } } as never,
      reads: {
        from: true,
        days: true,
        count: true,
        weeks: [{ from: true, count: true }],
        alreadyFound: true,
        mails: { always: true, daily: true, weekly: true },
        isSampled: true,
      },
    }))

  test('[G06] [W12] [V02] an unknown filter gets 400', () =>
    expectProblem<typeof operation>('badRequest', {
      operation,
      wants: 'an agent with a filter that does not exist',
      given,
      request: { body: { colour: 'red' } } as never,
    }))
})
