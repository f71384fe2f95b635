import type { ApiClient, Schemas } from '@spadestik/api-client'
import {
  createNote,
  deleteNote,
  getCompany,
  getProcurementNotes,
  getProjectNotes,
  unwrap,
  updateNote,
} from '@spadestik/api-client'
import type { ListedItem } from '@spadestik/domain/lists'
import { notesInOrder, withoutNote, withSavedNote } from '@spadestik/domain/notes'
import { useSession } from '../session/SessionContext'
import { useApi } from './client/ApiContext'
import type { BegunEdit } from './cache/saveEdit'
import { beginEdit, saveEdit } from './cache/saveEdit'
import { saveOptimistically } from './cache/saveOptimistically'
import { useCompany } from './companies/companies'
import { useInvalidate, useResource } from './cache/useResource'

type Note = Schemas['Note']

/** A note as the user edits it. The id is null for a new note. */
export interface NoteContent {
  readonly id: number | null
  readonly title: string
  readonly text: string
  readonly paUserIds: readonly number[]
}

const unsavedId = -1

const editOf = ({ title, text, paUserIds }: Pick<Note, 'title' | 'text' | 'paUserIds'>) => ({
  title,
  text,
  paUserIds,
})

const stored = (note: Note) => ({ version: note.version, fields: editOf(note) })

export type NoteEdit = BegunEdit<ReturnType<typeof editOf>>

export const beginNoteEdit = (note: Note): NoteEdit => beginEdit(stored(note))

const ownerOf = ({ type, id }: ListedItem) => ({
  projectId: type === 'project' ? id : null,
  procurementId: type === 'procurement' ? id : null,
  companyId: type === 'company' ? id : null,
})

async function readNotes(client: ApiClient, { type, id }: ListedItem): Promise<Note[]> {
  switch (type) {
    case 'project':
      return unwrap(getProjectNotes(client, { path: { id } }))
    case 'procurement':
      return unwrap(getProcurementNotes(client, { path: { id } }))
    case 'company':
      return (await unwrap(getCompany(client, { path: { id } }))).notes
  }
}

function useFetchedNotes(item: ListedItem | null) {
  const fetched = item === null || item.type === 'company' ? null : item
  return useResource(fetched && ['notes', fetched.type, fetched.id], (client) =>
    fetched === null ? Promise.resolve([]) : readNotes(client, fetched),
  )
}

/**
 * Fetches the notes of an item, newest first, and returns functions that change notes. A change is visible
 * immediately and is undone if the request fails. The notes of a company need no request, because the fetched
 * company contains them (M05).
 */
export function useNotes(item: ListedItem | null) {
  const client = useApi()
  const invalidate = useInvalidate()
  const { state } = useSession()
  const isCompany = item?.type === 'company'
  const company = useCompany(isCompany ? item.id : null)
  const fetched = useFetchedNotes(item)
  const { data, error, isLoading, mutate } = isCompany
    ? { ...company, data: company.data?.notes }
    : { ...fetched, data: fetched.data }
  const me = state.status === 'signedIn' ? state.user : null

  async function change<Saved>(
    save: () => Promise<Saved>,
    expect: (known: readonly Note[]) => Note[],
    settle: (known: readonly Note[], saved: Saved) => Note[],
  ): Promise<Saved> {
    const saved = isCompany
      ? await saveOptimistically(company, {
          save,
          expect: (known) => ({ ...known, notes: expect(known.notes) }),
          settle: (known, answer) => ({ ...known, notes: settle(known.notes, answer) }),
        })
      : await saveOptimistically(fetched, { save, expect, settle })
    void invalidate('hiddenItems')
    return saved
  }

  return {
    data: data === undefined ? undefined : notesInOrder(data),
    error,
    isLoading,
    mutate: () => mutate(),
    /**
     * Saves a note. Keeps what others have changed meanwhile.
     *
     * @param begun the edit of a note that exists, see `beginNoteEdit`
     * @throws EditConflict @throws ApiProblem
     */
    save({ id, title, text, paUserIds }: NoteContent, begun: NoteEdit | null): Promise<Note> {
      if (item === null || me === null) {
        throw new Error(
          'A note was saved without an item or a user, so it cannot be stored. Open the dialog for an item.',
        )
      }
      const now = new Date().toISOString()
      const words = { title: title.trim() || null, text: text.trim(), paUserIds: [...paUserIds] }
      const body = { ...words, ...ownerOf(item) }
      const written = data?.find((note) => note.id === id)
      const expected: Note = {
        created: now,
        createdBy: me.name,
        ...written,
        ...body,
        id: id ?? unsavedId,
        updated: now,
      }
      return change(
        () => {
          if (id === null || begun === null) return unwrap(createNote(client, { body }))
          const owner = ownerOf(item)
          return saveEdit({
            begun,
            fields: words,
            save: (fields, version) =>
              unwrap(updateNote(client, { body: { ...fields, ...owner, id, ...(version && { version }) } })),
            async read() {
              const current = (await readNotes(client, item)).find((note) => note.id === id)
              return current && stored(current)
            },
          })
        },
        (known) => withSavedNote(known, expected, me.id),
        (known, saved) => withSavedNote(withoutNote(known, unsavedId), saved, me.id),
      )
    },
    /** Deletes a note for everybody who sees it. @throws ApiProblem */
    async remove(id: number): Promise<void> {
      await change(
        () => unwrap(deleteNote(client, { path: { id } })),
        (known) => withoutNote(known, id),
        (known) => withoutNote(known, id),
      )
    },
  }
}
