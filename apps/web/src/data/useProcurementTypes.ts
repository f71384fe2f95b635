import { getProcurementTypes, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './useResource'

/** The ways in which procurements are carried out. */
export function useProcurementTypes() {
  return useResource(['procurementTypes'], (client) => unwrap(getProcurementTypes(client)), fetchedOnce)
}
