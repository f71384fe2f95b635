import type { ApiClient } from '@spadestik/api-client'
import { getCompany, unwrap } from '@spadestik/api-client'
import { chosenNames } from '../cache/chosenNames'
import { fetchedOnce, useResource } from '../cache/useResource'
import { knownOr } from '../cache/knownOr'

type Names = Readonly<Record<number, string>>

export function rememberCompanyName(id: number, name: string): void {
  chosenNames.set(id, name)
}

async function nameOf(client: ApiClient, id: number): Promise<readonly [number, string]> {
  const known = chosenNames.get(id)
  if (known !== undefined) return [id, known]
  const { companyName } = await unwrap(getCompany(client, { path: { id } }))
  rememberCompanyName(id, companyName)
  return [id, companyName]
}

/** Always the same empty object. A new object in each render would render all filters again. */
const none: Names = {}

/** Returns the names of companies by id. Companies that the user may not see are missing. */
export function useCompanyNames(ids: readonly number[]): Names {
  const names = useResource<Names>(
    ids.length === 0 ? null : ['companyNames', ids.join('.')],
    async (client) => {
      const answers = await Promise.allSettled(ids.map((id) => nameOf(client, id)))
      return Object.fromEntries(
        answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      )
    },
    { ...fetchedOnce, keepPreviousData: true },
  )
  return knownOr(names.data, none)
}
