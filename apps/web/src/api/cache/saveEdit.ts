import { ApiProblem } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { mergeEdit } from '@spadestik/domain/sharing'
import { EditConflict } from './EditConflict'

/** The editable fields of a shared thing as they are stored, with their version. */
export interface Stored<Fields> {
  readonly version: number | undefined
  readonly fields: Fields
}

/** What a dialog remembers while the user edits a shared thing. */
export interface BegunEdit<Fields> {
  /** What the user has seen: the fields when the edit began, and those of a conflict. */
  seen: Fields
  stored: Stored<Fields>
}

export const beginEdit = <Fields>(stored: Stored<Fields>): BegunEdit<Fields> => ({
  seen: stored.fields,
  stored,
})

interface Edit<Fields, Saved> {
  readonly begun: BegunEdit<Fields>
  readonly fields: Fields
  /** @throws ApiProblem `conflict` when the thing has another version. */
  readonly save: (fields: Fields, version: number | undefined) => Promise<Saved>
  /** Fetches what is stored now. Undefined when the user has it no longer. */
  readonly read: () => Promise<Stored<Fields> | undefined>
}

/** Merges the edit with what is stored. @throws EditConflict, at most once for the same stored values */
function merge<Fields extends object>(begun: BegunEdit<Fields>, fields: Fields): Fields {
  const { merged, conflicts } = mergeEdit(begun.seen, fields, begun.stored.fields)
  if (conflicts.length === 0) return merged
  const values = new Map<string, unknown>(Object.entries(begun.stored.fields))
  const stored = conflicts.map((field): [string, unknown] => [field, values.get(field)])
  begun.seen = { ...begun.seen, ...Object.fromEntries(stored) }
  throw new EditConflict(new Map(stored))
}

/**
 * Saves an edit of something that colleagues or other tabs may edit at the same time. If it has been saved in
 * between, merges both edits and saves again (ADR 67).
 *
 * @throws EditConflict when both have changed the same field to different values. Nothing is saved then.
 * Saving again replaces the values that the conflict names.
 * @throws ApiProblem
 */
export async function saveEdit<Fields extends object, Saved>(edit: Edit<Fields, Saved>): Promise<Saved> {
  const { begun, fields, save, read } = edit
  for (let saves = 1; ; saves += 1) {
    try {
      return await save(merge(begun, fields), begun.stored.version)
    } catch (error) {
      const isStale =
        error instanceof ApiProblem && error.kind === 'conflict' && !(error instanceof EditConflict)
      if (!isStale || saves === limits.mergedSaves) throw error
      const stored = await read()
      if (stored === undefined) throw new ApiProblem('notFound', 404, null, { cause: error })
      begun.stored = stored
    }
  }
}
