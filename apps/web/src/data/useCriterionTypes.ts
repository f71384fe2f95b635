import { getCriterionTypes, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './useResource'

/** The criterion types with their trees. */
export function useCriterionTypes() {
  return useResource(['criterionTypes'], (client) => unwrap(getCriterionTypes(client)), fetchedOnce)
}
