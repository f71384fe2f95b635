import type { ApiClient } from '@spadestik/api-client'
import { getCompany, unwrap } from '@spadestik/api-client'
import { fetchedOnce, useResource } from './cache/useResource'

type Names = Readonly<Record<number, string>>

/** Names that a choice told, so that they need not be asked for. They live as long as the page. */
const told = new Map<number, string>()

/** Remembers what a chosen company is called. */
export function tellCompanyName(id: number, name: string): void {
  told.set(id, name)
}

async function nameOf(client: ApiClient, id: number): Promise<readonly [number, string]> {
  const known = told.get(id)
  if (known !== undefined) return [id, known]
  const { companyName } = await unwrap(getCompany(client, { path: { id } }))
  tellCompanyName(id, companyName)
  return [id, companyName]
}

/** What the companies of a filter are called; those whose names may not be asked for have none. */
export function useCompanyNames(ids: readonly number[]): Names {
  const { data = {} } = useResource<Names>(
    ids.length === 0 ? null : ['companyNames', ids.join('.')],
    async (client) => {
      const answers = await Promise.allSettled(ids.map((id) => nameOf(client, id)))
      return Object.fromEntries(
        answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      )
    },
    { ...fetchedOnce, keepPreviousData: true },
  )
  return data
}
