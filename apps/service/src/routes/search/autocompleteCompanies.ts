import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import type { Handler } from '../../app/Operation'
import { localityOf } from '../../reference/domains'
import { suggestCompanies } from '../../search/suggestCompanies'

/**
 * Answers companies of which a word of the name begins with what was typed, those of the caller's country first.
 */
export const autocompleteCompanies: Handler<'autocompleteCompanies'> = ({ db, caller, language, query }) =>
  suggestCompanies(
    db,
    query.term,
    {
      language,
      countryId: localityOf(query.domainId).countryId,
      seesPaidDetails: may(caller, 'readPaidDetails'),
    },
    query.limit ?? limits.autocompleteResults,
  )
