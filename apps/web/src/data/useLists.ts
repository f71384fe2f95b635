import { createList, getLists, markListSeen, unwrap, updateList } from '@spadestik/api-client'
import type { Schemas } from '@spadestik/api-client'
import { useApi } from './ApiContext'
import { useResource } from './useResource'

/** The lists of the user, and how to save them. */
export function useLists() {
  const client = useApi()
  const lists = useResource(['lists'], (api) => unwrap(getLists(api)))

  return {
    ...lists,
    /** Saves a new list and adds it to the known ones. @throws ApiProblem */
    async create(draft: Schemas['ListDraft']): Promise<Schemas['List']> {
      const created = await unwrap(createList(client, { body: draft }))
      await lists.mutate((known = []) => [...known, created], { revalidate: false })
      return created
    },
    /** Saves a changed list and replaces it among the known ones. @throws ApiProblem */
    async save(list: Schemas['List']): Promise<Schemas['List']> {
      const saved = await unwrap(updateList(client, { body: list }))
      await lists.mutate((known = []) => known.map((one) => (one.id === saved.id ? saved : one)), {
        revalidate: false,
      })
      return saved
    },
    /** Remembers that the user has looked at a list. @throws ApiProblem */
    markSeen: (id: number) => unwrap(markListSeen(client, { path: { id } })),
  }
}
