import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { update } from './interaction/readParts'
import { exactly, inOrder } from './interaction/Reads'

const given = ['a paid user is signed in', 'a project with everything on it exists'] as const
const updated = [
  ...given,
  'a project and a procurement were updated',
  'the last visit of the user was long ago',
] as const

describe('items that a user has seen', () => {
  test('[G06] [D03] have changed since the last visit', () =>
    expectResponse({
      operation: 'findUnseenItems',
      wants: 'the changes of a project since the last visit',
      given: updated,
      request: { body: { type: 'project', ids: [from('projectId')] } },
      reads: inOrder({
        id: true,
        isNew: exactly(true),
        changedAt: true,
        updates: [{ ...update, projectId: true, procurementId: null }],
      }),
    }))

  test.each([['searchProjects'], ['searchProcurements']] as const)(
    '[G06] [S25] are the only results of %s, if requested',
    (operation) =>
      expectResponse<typeof operation>({
        operation,
        wants: 'only items that are new or changed since the last visit',
        given: updated,
        request: { query: { unseen: true }, body: {} },
        reads: { items: [{ id: true, name: true }], count: true },
      }),
  )

  test('[G06] [D03] [V02] no items get 400', () =>
    expectProblem('badRequest', {
      operation: 'findUnseenItems',
      wants: 'the changes of nothing',
      given,
      request: { body: { type: 'project', ids: [] } },
    }))

  test('[G06] [D04] a deadline is dismissed', () =>
    expectResponse({
      operation: 'dismissDeadlines',
      wants: 'the deadline of a procurement dismissed',
      given: ['a paid user is signed in', 'a procurement with everything on it exists'],
      request: {
        body: { isDismissed: true, deadlines: [{ id: from('procurementId'), day: '2026-11-30' }] },
      },
    }))

  test('[G06] [D04] [V02] dismissing no deadlines gets 400', () =>
    expectProblem('badRequest', {
      operation: 'dismissDeadlines',
      wants: 'no deadlines dismissed',
      given,
      request: { body: { isDismissed: true, deadlines: [] } },
    }))

  test('[G06] [D03] are marked as seen', () =>
    expectResponse({
      operation: 'markItemsSeen',
      wants: 'a project marked as seen',
      given,
      request: { body: { type: 'project', ids: [from('projectId')] } },
    }))

  test('[G06] [D03] [V02] marking no items gets 400', () =>
    expectProblem('badRequest', {
      operation: 'markItemsSeen',
      wants: 'nothing marked as seen',
      given,
      request: { body: { type: 'project', ids: [] } },
    }))
})
