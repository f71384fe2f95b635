import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DraftFields } from '../session/storedDrafts'
import { deleteDraft, readDraft, storeDraft } from '../session/storedDrafts'
import { useSession } from '../session/SessionContext'

/** The unsaved fields of a form, which survive the end of the session. */
export interface Draft<Fields> {
  readonly fields: Fields
  /** Whether the fields were restored after the session had ended. */
  readonly isRestored: boolean
  readonly change: (fields: Fields) => void
  /**
   * Deletes the draft after saving or cancelling, and resets the form to these fields or to the initial ones.
   */
  readonly clear: (fields?: Fields) => void
}

const isSame = (a: DraftFields, b: DraftFields): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Keeps the fields of a form in this tab until they are saved or discarded, or the user logs out. They
 * survive the end of the session (Z03).
 *
 * The name of the form is read once. Give the component a `key` if it can show another form.
 *
 * @param form the form and its subject, such as `note:new:project:7`
 * @param initial the initial fields; a draft with other fields is ignored
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
