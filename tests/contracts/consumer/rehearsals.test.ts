import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { exactly, inOrder, named } from './interaction/Reads'

const given = ['a paid user is signed in'] as const
const hidden = 'the user has hidden nothing'
const operations = [
  ['rehearseProjectAgent', 'a project with everything on it exists', 'projectName', from('projectWord')],
  [
    'rehearseProcurementAgent',
    'a procurement with everything on it exists',
    'procurementName',
    from('procurementWord'),
  ],
  ['rehearseCompanyAgent', 'a company with everything about it exists', 'companyName', from('companyWord')],
] as const

const page = {
  from: true,
  days: true,
  weeks: [{ from: true, count: true }],
  isSampled: exactly(false),
} as const
const mailsOf = (count: number) => ({
  always: exactly(count),
  daily: exactly(count),
  weekly: exactly(count),
})

describe.each(operations)('the rehearsal of an agent: %s', (operation, exists, name, freeSearch) => {
  const all = [...given, exists, hidden, 'the user has no agents'] as const

  test('[G06] [W12] counts what an agent would have sent', () =>
    expectResponse<typeof operation>({
      operation,
      wants: 'what an agent would have sent',
      given: all,
      request: { body: { freeSearch, freeSearchType: 'normal' } } as never,
      reads: {
        ...page,
        count: exactly(1),
        latest: inOrder({ id: true, name: named(name), changedAt: true, isNew: true }),
        alreadyFound: exactly(0),
        mails: mailsOf(1),
      } as never,
    }))

  test('[G06] [W12] counts nothing if the agent finds nothing', () =>
    expectResponse<typeof operation>({
      operation,
      wants: 'nothing that an agent would have sent',
      given: all,
      request: { body: { freeSearch: 'findesikkeudenforeksemplet' } } as never,
      reads: { ...page, count: exactly(0), alreadyFound: exactly(0), mails: mailsOf(0) } as never,
    }))

  test('[G06] [W12] [V02] an unknown filter gets 400', () =>
    expectProblem<typeof operation>('badRequest', {
      operation,
      wants: 'an agent with a filter that does not exist',
      given,
      request: { body: { colour: 'red' } } as never,
    }))
})

test('[G06] [W12] what another agent of the user finds is counted', () =>
  expectResponse({
    operation: 'rehearseProcurementAgent',
    wants: 'what another agent of the user finds too',
    given: [
      ...given,
      'a procurement with everything on it exists',
      hidden,
      'the user has an agent that finds the procurement',
    ],
    request: { body: { freeSearch: from('procurementWord') } },
    reads: { count: exactly(1), alreadyFound: exactly(1) },
  }))
