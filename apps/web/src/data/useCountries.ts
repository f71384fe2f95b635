import { getCountries, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './useResource'

/** The countries that items lie in. */
export function useCountries() {
  return useResource(['countries'], (client) => unwrap(getCountries(client)), fetchedOnce)
}
