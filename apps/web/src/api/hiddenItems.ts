import { ApiProblem } from '@spadestik/api-client'
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
  subjectOf,
  withoutEntries,
  withSavedEntry,
} from '@spadestik/domain/hiddenItems'
import { useCaller, useSession } from '../session/SessionContext'
import { useApi } from './client/ApiContext'
import type { Stored } from './cache/saveEdit'
import { saveEdit } from './cache/saveEdit'
import { saveOptimistically } from './cache/saveOptimistically'
import { useInvalidate, useResource } from './cache/useResource'
import { knownOr } from './cache/knownOr'

type Entry = Schemas['HiddenItem']

const unsavedId = -1

interface HiddenEdit {
  readonly usersIds: readonly number[]
}

const stored = ({ version, usersIds }: Entry): Stored<HiddenEdit> => ({ version, fields: { usersIds } })

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

  /** Fetches the results, their counts and the page of hidden items again, because hiding an item changes them. */
  const invalidateRows = () => void invalidate('search', 'facet', 'hiddenItemDetails')

  /** Deletes the entry if it then hides the item from nobody. */
  function update(draft: HiddenDraft, entry: Entry, seen = entry.usersIds): Promise<Entry | null> {
    const { id: _id, usersIds, ...subject } = draft
    return saveEdit<HiddenEdit, Entry | null>({
      begun: { seen: { usersIds: seen }, stored: stored(entry) },
      fields: { usersIds },
      async save(fields, version) {
        if (fields.usersIds.length === 0) {
          await unwrap(deleteHiddenItem(client, { path: { id: entry.id } }))
          return null
        }
        const body = { ...subject, id: entry.id, usersIds: [...fields.usersIds] }
        return unwrap(updateHiddenItem(client, { body: { ...body, ...(version && { version }) } }))
      },
      async read() {
        const current = (await unwrap(getHiddenItems(client))).find((one) => one.id === entry.id)
        return current && stored(current)
      },
    })
  }

  /** If a colleague has hidden the item meanwhile, adds the users to the entry of the colleague. */
  async function create(draft: HiddenDraft): Promise<Entry | null> {
    const { id: _id, usersIds, ...subject } = draft
    try {
      return await unwrap(createHiddenItem(client, { body: { ...subject, usersIds: [...usersIds] } }))
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.kind !== 'conflict') throw error
      const hidden = subjectOf({ ...draft, id: unsavedId })
      const entry = hidden && entryOf(await unwrap(getHiddenItems(client)), hidden)
      if (entry === null) throw error
      return update(draft, entry, [])
    }
  }

  async function saveDraft(draft: HiddenDraft, entry: Entry | null): Promise<void> {
    const { id, usersIds, ...subject } = draft
    const body = { ...subject, usersIds: [...usersIds] }
    const expected: Entry = {
      created: '',
      notes: [],
      ...entry,
      ...body,
      id: id ?? unsavedId,
      userIsOnList: usersIds.includes(ownId),
    }
    await saveOptimistically(entries, {
      save: () => (entry === null ? create(draft) : update(draft, entry)),
      expect: (all) => withSavedEntry(all, expected),
      settle(all, answer) {
        const others = withoutEntries(all, [unsavedId])
        return answer === null ? withoutEntries(others, [expected.id]) : withSavedEntry(others, answer)
      },
    })
    invalidateRows()
  }

  return {
    ...entries,
    /** Returns the entry that hides an item from this user, or null if this user sees the item. */
    entryHiding: (subject: HiddenSubject): Entry | null =>
      entryHiding(knownOr(entries.data, []), subject, ownId),
    /**
     * Returns the company's entry for an item, or null if there is none. Also returns an entry that hides the
     * item only from colleagues of the user.
     */
    entryOf: (subject: HiddenSubject): Entry | null => entryOf(knownOr(entries.data, []), subject),
    /**
     * Hides an item from users, or changes the users of its entry. Keeps what others have changed meanwhile.
     *
     * @param entry the entry that the user edits, or null for a new one
     * @throws ApiProblem
     */
    hide(subject: HiddenSubject, userIds: readonly number[], entry: Entry | null): Promise<void> {
      return saveDraft(
        entry === null ? hideItem(subject, userIds, ownId) : changeHiddenUsers(entry, userIds, ownId),
        entry,
      )
    },
    /** Stops hiding an item, for the user or for all colleagues. @throws ApiProblem */
    async show(entry: Entry, forWhom: 'self' | 'all'): Promise<void> {
      const removal = removeHidden(entry, forWhom, ownId)
      if (removal.kind === 'edit') {
        await saveDraft(removal.draft, entry)
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
