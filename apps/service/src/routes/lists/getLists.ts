import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { readLists } from '../../lists/readLists'
import { localityOf } from '../../reference/domains'

/**
 * Answers the caller's lists, those that colleagues share included.
 *
 * @source specification 3
 */
export const getLists: Handler<'getLists'> = ({ db, caller, query }) =>
  readLists(db, userOf(caller).id, localityOf(query.domainId).currency)
