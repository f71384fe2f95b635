import { may } from '@spadestik/domain/access'
import type { Caller } from '../app/Caller'
import { Problem } from '../app/Problem'

/**
 * Makes sure that whoever adds companies to a list has company access.
 *
 * @throws Problem `forbidden` otherwise.
 * @source specification 6
 */
export function requireCompanyAccess(caller: Caller, added: readonly number[]): void {
  if (added.length === 0 || may(caller, 'addCompanyToList')) return
  throw new Problem(
    'forbidden',
    'Companies are not part of your product, so the list was not saved. Leave them out or ask for another subscription.',
  )
}
