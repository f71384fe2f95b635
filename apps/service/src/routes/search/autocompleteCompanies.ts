import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { suggestCompanies } from '../../search/suggestCompanies'

/**
 * Answers companies whose names begin with what was typed.
 *
 * @source specification 5
 */
export const autocompleteCompanies: Handler<'autocompleteCompanies'> = ({ db, query }) =>
  suggestCompanies(db, query.term, query.limit ?? limits.autocompleteResults)
