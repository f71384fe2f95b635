import type { OperationId } from '@spadestik/api-client'
import { describe, test } from 'vitest'
import { contractOperations } from '../interaction/carryOut'
import { exampleRequest } from '../interaction/exampleRequest'
import { expectProblem } from '../interaction/expectProblem'

const guarded = [...contractOperations.values()].filter(({ needsToken }) => needsToken)

/**
 * Failures that the service can return for any request. The app handles them in one place, so the contract
 * must allow them for every operation.
 */
const refusals = [
  ['nobody is signed in', 'signedOut'],
  ['another person has signed in to the account', 'sessionTaken'],
  ['an administrator has ended the session', 'sessionEnded'],
  ['the token has expired', 'tokenInvalid'],
] as const

describe.each(refusals)('when %s', (state, kind) => {
  test.each(guarded)(`[G06] [W02] [Z03] $id gets ${kind}`, ({ id }) =>
    expectProblem(kind, {
      operation: id as OperationId,
      wants: `nothing when ${state}`,
      given: [state],
      request: exampleRequest(id) as never,
    }),
  )
})
