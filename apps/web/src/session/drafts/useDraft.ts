import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DraftFields } from '../storedDrafts'
import { deleteDraft, readDraft, storeDraft } from '../storedDrafts'
import { useSession } from '../SessionContext'

export interface Draft<Fields> {
  readonly fields: Fields
  readonly isRestored: boolean
  readonly change: (fields: Fields) => void
  /**
   * Deletes the draft, for example after saving. The form then shows the given fields, or the initial fields
   * if none are given.
   */
  readonly clear: (fields?: Fields) => void
}

const isSame = (a: DraftFields, b: DraftFields): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Keeps the fields of a form in this browser tab until the user saves them, discards them or logs out. The
 * fields remain when the session expires (Z03). Only the first value of `form` is used, so a component that
 * changes to another form needs a `key`.
 *
 * @param form names the form and its item, for example `note:new:project:7`
 * @param initial the initial fields; a stored draft with other field names is ignored
 */
export function useDraft<Fields extends DraftFields>(form: string, initial: Fields): Draft<Fields> {
  const { state } = useSession()
  const { pathname } = useLocation()
  const userId = state.status === 'signedIn' ? state.user.id : null
  const [kept, setKept] = useState(() => (userId === null ? null : readDraft(userId, form, initial)))
  const [fields, setFields] = useState(kept ?? initial)

  return {
    fields,
    isRestored: kept !== null,
    change(next) {
      setFields(next)
      if (userId === null) return
      if (isSame(next, initial)) deleteDraft(userId, form)
      else storeDraft(userId, form, { path: pathname, title: document.title, fields: next })
    },
    clear(next = initial) {
      setKept(null)
      setFields(next)
      if (userId !== null) deleteDraft(userId, form)
    },
  }
}
