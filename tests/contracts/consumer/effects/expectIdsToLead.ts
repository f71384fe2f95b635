import type { OperationId } from '@spadestik/api-client'
import { test } from 'vitest'
import type { ProviderState } from '../../providerStates'
import { after } from '../interaction/after'
import { expectResponse } from '../interaction/expectResponse'
import type { Target } from './Target'

/** A response with an id, and the request that shows what the id refers to. */
export type IdRow = readonly [
  operation: OperationId,
  given: readonly ProviderState[],
  request: object | undefined,
  /** A JSON Pointer to the id in the response. */
  pointer: string,
  leadsTo: Target,
]

/**
 * Expects that ids in responses are those of the right items. The verifier cannot compare ids, because each
 * service has its own, so the app requests what an id refers to and compares its name.
 */
export function expectIdsToLead(rows: readonly IdRow[]): void {
  test.each(rows)(
    '[G06] [Z01] an id in the response to %s leads to what it names: %s, %s, %s',
    (operation, given, request, pointer, { operation: next, ...rest }) =>
      expectResponse<OperationId>({
        operation: next,
        wants: `what the id at ${pointer} of ${operation} names`,
        given: [
          'a paid user is signed in',
          ...given,
          after(operation, request as never, { readId: pointer }),
        ],
        ...(rest as object),
      }),
  )
}
