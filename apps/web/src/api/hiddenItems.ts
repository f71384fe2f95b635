import type { Schemas } from '@spadestik/api-client'
import {
  cleanUpHiddenItems,
  createHiddenItem,
  deleteHiddenItem,
  getHiddenItemDetails,
  getHiddenItems,
  unwrap,
  updateHiddenItem,
} from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import type { HiddenDraft, HiddenSubject } from '@spadestik/domain/hiddenItems'
import {
  changeHiddenUsers,
  entryHiding,
  entryOf,
  hideItem,
  removeHidden,
  withoutEntries,
  withSavedEntry,
} from '@spadestik/domain/hiddenItems'
import { useCaller, useSession } from '../session/SessionContext'
import { useApi } from './client/ApiContext'
import { saveOptimistically } from './cache/saveOptimistically'
import { useInvalidate, useResource } from './cache/useResource'

type Entry = Schemas['HiddenItem']

const unsavedId = -1

/**
 * Fetches the company's entries of hidden items, and returns functions that change them. An entry hides one
 * item from some users. A change is visible immediately and is undone if the request fails (M03).
 */
export function useHiddenItems() {
  const client = useApi()
  const invalidate = useInvalidate()
  const caller = useCaller()
  const { state } = useSession()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const entries = useResource(may(caller, 'readHiddenItems') ? ['hiddenItems'] : null, (api) =>
    unwrap(getHiddenItems(api)),
  )

  /** Fetches the search results and the page of hidden items again, because hiding an item changes both. */
  const invalidateRows = () => void invalidate('search', 'hiddenItemDetails')

  async function saveDraft({ id, usersIds, ...subject }: HiddenDraft): Promise<Entry> {
    const body = { ...subject, usersIds: [...usersIds] }
    const known = entries.data?.find((entry) => entry.id === id)
    const expected: Entry = {
      created: '',
      notes: [],
      ...known,
      ...body,
      id: id ?? unsavedId,
      userIsOnList: usersIds.includes(ownId),
    }
    const saved = await saveOptimistically(entries, {
      save: () =>
        unwrap(
          id === null
            ? createHiddenItem(client, { body })
            : updateHiddenItem(client, { body: { ...body, id } }),
        ),
      expect: (all) => withSavedEntry(all, expected),
      settle: (all, answer) => withSavedEntry(withoutEntries(all, [unsavedId]), answer),
    })
    invalidateRows()
    return saved
  }

  return {
    ...entries,
    /** Returns the entry that hides an item from this user, or null if this user sees the item. */
    entryHiding: (subject: HiddenSubject): Entry | null => entryHiding(entries.data ?? [], subject, ownId),
    /**
     * Returns the company's entry for an item, or null if there is none. Also returns an entry that hides the
     * item only from colleagues of the user.
     */
    entryOf: (subject: HiddenSubject): Entry | null => entryOf(entries.data ?? [], subject),
    hide(subject: HiddenSubject, userIds: readonly number[]): Promise<Entry> {
      const entry = entryOf(entries.data ?? [], subject)
      return saveDraft(
        entry === null ? hideItem(subject, userIds, ownId) : changeHiddenUsers(entry, userIds, ownId),
      )
    },
    /** Stops hiding an item, for the user or for all colleagues. @throws ApiProblem */
    async show(entry: Entry, forWhom: 'self' | 'all'): Promise<void> {
      const removal = removeHidden(entry, forWhom, ownId)
      if (removal.kind === 'edit') {
        await saveDraft(removal.draft)
        return
      }
      await saveOptimistically(entries, {
        save: () => unwrap(deleteHiddenItem(client, { path: { id: removal.id } })),
        expect: (all) => withoutEntries(all, [removal.id]),
        settle: (all) => withoutEntries(all, [removal.id]),
      })
      invalidateRows()
    },
    /**
     * Stops hiding items that are finished, such as completed projects. Returns the number of these items.
     * @throws ApiProblem
     */
    async cleanUp(forAll: boolean): Promise<number> {
      const { removedIds } = await unwrap(cleanUpHiddenItems(client, { query: { cleanForAll: forAll } }))
      await entries.mutate()
      invalidateRows()
      return removedIds.length
    },
  }
}

export function useHiddenItemDetails() {
  return useResource(['hiddenItemDetails'], (client) => unwrap(getHiddenItemDetails(client)))
}
