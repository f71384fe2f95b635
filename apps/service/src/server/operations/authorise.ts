import type { Schemas } from '@spadestik/api-client/schema'
import { coversDomain, may } from '@spadestik/domain/access'
import type { Caller } from '../../contract/Caller'
import { isAdministrator } from '../../contract/Caller'
import type { ContractOperation } from '../../contract/Contract'
import type { OperationId } from '../../contract/Operation'
import { Problem } from '../../contract/Problem'
import { operationRules } from './operationRules'

type DomainId = Schemas['DomainId']

/**
 * Whether a caller may call an operation. Everything below `/admin` is for administrators, whatever its rule
 * says, so that no operation is ever open there by mistake (ADR 94).
 */
function isAllowed({ id, path }: ContractOperation, caller: Caller): boolean {
  const rule = path.startsWith('/admin') ? 'administer' : operationRules[id]
  if (rule === 'administer') return isAdministrator(caller)
  return may(caller, rule)
}

/** Whether a caller needs no scope for an operation, or has one. Operations are closed to keys by default (ADR 98). */
function isInScope({ keyScopes }: ContractOperation, caller: Caller): boolean {
  if (caller.kind !== 'user' || caller.key === undefined) return true
  const { scopes } = caller.key
  return keyScopes !== null && keyScopes.every((scope) => scopes.includes(scope))
}

/**
 * The operations that respond with 401 to users without access. For this status, the app shows an upgrade
 * offer in place of the item.
 */
const offersUpgrade: ReadonlySet<OperationId> = new Set(['getProcurement', 'getCompany'])

/** The operations that work on every national domain: reading the current user and signing out. */
const worksOnEveryDomain: ReadonlySet<OperationId> = new Set(['getCurrentUser', 'endSession'])

/**
 * Checks that the caller may call an operation (K01).
 *
 * @throws Problem `signedOut` for visitors, and for operations in `offersUpgrade`. Otherwise `forbidden`.
 */
export function authorise(operation: ContractOperation, caller: Caller): void {
  if (!isInScope(operation, caller)) {
    const needed = operation.keyScopes?.join(', ')
    throw new Problem(
      'forbidden',
      needed === undefined
        ? 'No key may do this, so nothing was shown or done. Sign in as a person for it.'
        : `The key lacks a scope, so nothing was shown or done. Make a key with the scope ${needed}.`,
    )
  }
  if (isAllowed(operation, caller)) return
  if (caller.kind === 'visitor') {
    throw new Problem(
      'signedOut',
      'Nobody is signed in, so this cannot be shown or done. Sign in and try again.',
    )
  }
  throw new Problem(
    offersUpgrade.has(operation.id) ? 'signedOut' : 'forbidden',
    'This is not part of what you have access to, so it cannot be shown or done. Ask for another subscription.',
  )
}

/**
 * Checks that the caller's subscription covers the national domain (dk, se or no) of a call (ADR 26).
 *
 * @throws Problem `forbidden`, with the domain of the call and the domains that the subscription covers.
 */
export function requireDomain(operation: ContractOperation, caller: Caller, domainId: number): void {
  if (caller.kind !== 'user' || worksOnEveryDomain.has(operation.id)) return
  const { domainIds = null } = caller
  if (domainIds === null || coversDomain(domainIds, domainId)) return
  throw new Problem(
    'forbidden',
    'Your product does not cover this national domain, so nothing can be shown or done here. Use the site of your own country, or ask for another subscription.',
    [],
    { id: domainId as DomainId, covered: [...domainIds] as DomainId[] },
  )
}
