import { createList, deleteList, getLists, markListSeen, unwrap, updateList } from '@spadestik/api-client'
import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { withoutList, withSavedList } from '@spadestik/domain/lists'
import { useCaller } from '../session/SessionContext'
import { useApi } from './client/ApiContext'
import { saveOptimistically } from './cache/saveOptimistically'
import { useForget, useResource } from './cache/useResource'

type List = Schemas['List']

/** The lists of the user, and how to change them. A change shows at once and is taken back where it fails. */
export function useLists() {
  const client = useApi()
  const forget = useForget()
  const caller = useCaller()
  const lists = useResource(may(caller, 'readLists') ? ['lists'] : null, (api) => unwrap(getLists(api)))
  /** What is on a list, and what happened to it, may be another now. */
  const forgetContents = () => void forget('listItems', 'listUpdates', 'articles')

  return {
    ...lists,
    /** Saves a new list and adds it to the known ones. @throws ApiProblem */
    async create(draft: Schemas['ListDraft']): Promise<List> {
      const created = await unwrap(createList(client, { body: draft }))
      await lists.mutate((known = []) => withSavedList(known, created), { revalidate: false })
      return created
    },
    /** Saves a changed list and replaces it among the known ones. @throws ApiProblem */
    async save(list: List): Promise<List> {
      const saved = await saveOptimistically(lists, {
        save: () => unwrap(updateList(client, { body: list })),
        expect: (known) => withSavedList(known, list),
        settle: (known, answer) => withSavedList(known, answer),
      })
      forgetContents()
      return saved
    },
    /** Deletes a list for everybody who has it. @throws ApiProblem */
    async remove(id: number): Promise<void> {
      await saveOptimistically(lists, {
        save: () => unwrap(deleteList(client, { path: { id } })),
        expect: (known) => withoutList(known, id),
        settle: (known) => withoutList(known, id),
      })
      void forget('articles')
    },
    /** Remembers that the user has looked at a list. @throws ApiProblem */
    async markSeen(id: number): Promise<void> {
      await unwrap(markListSeen(client, { path: { id } }))
      const lastSeen = new Date().toISOString()
      await lists.mutate((known) => known?.map((list) => (list.id === id ? { ...list, lastSeen } : list)), {
        revalidate: false,
      })
    },
  }
}
