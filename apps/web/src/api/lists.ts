import {
  createList,
  deleteList,
  getListItems,
  getLists,
  getListUpdates,
  markListSeen,
  unwrap,
  updateList,
} from '@spadestik/api-client'
import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { withoutList, withSavedList } from '@spadestik/domain/lists'
import { useCaller } from '../session/SessionContext'
import { useApi } from './client/ApiContext'
import type { BegunEdit } from './cache/saveEdit'
import { beginEdit, saveEdit } from './cache/saveEdit'
import { changeCached, saveOptimistically } from './cache/saveOptimistically'
import { useInvalidate, useResource } from './cache/useResource'

type List = Schemas['List']

type ListEdit = Pick<List, 'name' | 'mailTime' | 'paUserIds' | 'projects' | 'procurements' | 'companies'> & {
  /** Which changes are mailed. Undefined for the defaults. */
  readonly alertKinds: List['alertKinds'] | undefined
  /** Null ends the own timing of the user. */
  readonly ownMailTime?: null
}

/** The editable fields of a list. */
export const listEditOf = ({
  name,
  mailTime,
  alertKinds,
  paUserIds,
  projects,
  procurements,
  companies,
}: List): ListEdit => ({
  name,
  mailTime,
  alertKinds,
  paUserIds,
  projects,
  procurements,
  companies,
})

const stored = (list: List) => ({ version: list.version, fields: listEditOf(list) })

const withoutKinds = ({ alertKinds: _kinds, ...list }: List) => list

export const beginListEdit = (list: List) => beginEdit(stored(list))

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
      await changeCached(lists, (known) => withSavedList(known, created))
      return created
    },
    /**
     * Saves a list. Keeps what others have changed meanwhile, such as added items.
     *
     * @param begun the edit that the user has begun, see `beginListEdit`
     * @throws EditConflict @throws ApiProblem
     */
    async save(list: List, fields: ListEdit, begun: BegunEdit<ListEdit>): Promise<List> {
      const { alertKinds, ...others } = fields
      const expected = { ...withoutKinds(list), ...others, ...(alertKinds && { alertKinds }) }
      const saved = await saveOptimistically(lists, {
        save: () =>
          saveEdit({
            begun,
            fields,
            save: ({ alertKinds: kinds, ...edit }, version) => {
              const versioned = { id: list.id, ...edit, ...(version && { version }) }
              return unwrap(
                updateList(client, { body: { ...versioned, ...(kinds && { alertKinds: kinds }) } }),
              )
            },
            async read() {
              const now = await unwrap(getLists(client))
              const current = now.find(({ id }) => id === list.id)
              return current && stored(current)
            },
          }),
        expect: (known) => withSavedList(known, expected),
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
      await changeCached(lists, (known) =>
        known.map((list) => (list.id === id ? { ...list, lastSeen } : list)),
      )
    },
  }
}

export function useListItems(id: number | null) {
  return useResource(id === null ? null : ['listItems', id], (client) =>
    unwrap(getListItems(client, { path: { id: id ?? 0 } })),
  )
}

/** Fetches the updates (texts about changes) of the items on a list. A null id fetches nothing. */
export function useListUpdates(id: number | null) {
  return useResource(id === null ? null : ['listUpdates', id], (client) =>
    unwrap(getListUpdates(client, { path: { id: id ?? 0 } })),
  )
}
