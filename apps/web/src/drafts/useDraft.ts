import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DraftFields } from '../session/keptDrafts'
import { forgetDraft, keepDraft, readDraft } from '../session/keptDrafts'
import { useSession } from '../session/SessionContext'

/** What somebody is typing into a form, kept where a lost session cannot take it. */
export interface Draft<Fields> {
  readonly fields: Fields
  /** Whether it was typed before the session ended and found again, so that the form may say so. */
  readonly isRestored: boolean
  readonly change: (fields: Fields) => void
  /** Forgets what was typed, after it was saved or when it is given up; the form shows these fields, else how it began. */
  readonly clear: (fields?: Fields) => void
}

const isSame = (a: DraftFields, b: DraftFields): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The fields of a form, which outlive the end of the session: they are kept for their user in this tab until
 * they are saved, given up, or the user logs out.
 *
 * A form that is about another thing than before is another form: give the component that uses this hook a `key`.
 *
 * @param form names the form and what it is about, such as `note:new:project:7`
 * @param initial the fields as the form begins; what was kept in another shape is not restored
 * @source specification 4 (Session), 8
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
      if (isSame(next, initial)) forgetDraft(userId, form)
      else keepDraft(userId, form, { path: pathname, title: document.title, fields: next })
    },
    clear(next = initial) {
      setKept(null)
      setFields(next)
      if (userId !== null) forgetDraft(userId, form)
    },
  }
}
