import { createList, deleteList, getLists, markListSeen, unwrap, updateList } from '@spadestik/api-client'
import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { withoutList, withSavedList } from '@spadestik/domain/lists'
import { useCaller } from '../session/SessionContext'
import { useApi } from './client/ApiContext'
import { saveOptimistically } from './cache/saveOptimistically'
import { useInvalidate, useResource } from './cache/useResource'

type List = Schemas['List']

/**
 * Fetches the user's lists, and returns functions that change lists. A change is visible immediately and is
 * undone if the request fails (M04).
 */
export function useLists() {
  const client = useApi()
  const invalidate = useInvalidate()
  const caller = useCaller()
  const lists = useResource(may(caller, 'readLists') ? ['lists'] : null, (api) => unwrap(getLists(api)))
  /**
   * Fetches again what can change when a list is edited: the articles, and the items and updates of lists.
   */
  const invalidateContents = () => void invalidate('listItems', 'listUpdates', 'articles')

  return {
    ...lists,
    /** @throws ApiProblem */
    async create(draft: Schemas['ListDraft']): Promise<List> {
      const created = await unwrap(createList(client, { body: draft }))
      await lists.mutate((known = []) => withSavedList(known, created), { revalidate: false })
      return created
    },
    /** @throws ApiProblem */
    async save(list: List): Promise<List> {
      const saved = await saveOptimistically(lists, {
        save: () => unwrap(updateList(client, { body: list })),
        expect: (known) => withSavedList(known, list),
        settle: (known, answer) => withSavedList(known, answer),
      })
      invalidateContents()
      return saved
    },
    /** Deletes a list for everybody who has it. @throws ApiProblem */
    async remove(id: number): Promise<void> {
      await saveOptimistically(lists, {
        save: () => unwrap(deleteList(client, { path: { id } })),
        expect: (known) => withoutList(known, id),
        settle: (known) => withoutList(known, id),
      })
      void invalidate('articles')
    },
    /** @throws ApiProblem */
    async markSeen(id: number): Promise<void> {
      await unwrap(markListSeen(client, { path: { id } }))
      const lastSeen = new Date().toISOString()
      await lists.mutate((known) => known?.map((list) => (list.id === id ? { ...list, lastSeen } : list)), {
        revalidate: false,
      })
    },
  }
}
