import type { Schemas } from '@spadestik/api-client/schema'
import { may } from '@spadestik/domain/access'
import type { Caller } from '../app/Caller'

/**
 * Takes out of a role what needs a paid product: whom to contact.
 *
 * @source specification 6
 */
export function withholdRole(role: Schemas['CompanyRole'], caller: Caller): Schemas['CompanyRole'] {
  return may(caller, 'readPaidDetails') ? role : { ...role, contactPerson: null }
}
