import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { areCompact, notesToPrint } from '@spadestik/domain/print'
import { shareLink } from '@spadestik/domain/share'
import type { PrintedNote } from '@spadestik/ui/PrintNotes'
import type { CompanyRoleRow } from '@spadestik/ui/RolesTable'
import type { ItemUpdate } from '@spadestik/ui/UpdateList'
import { useIntl } from 'react-intl'
import { today } from '../locale/today'
import { messages as pageMessages } from '../item/ItemPage.messages'
import { useRoleWords } from '../item/useRoleWords'
import { messages as itemMessages } from '../item/Items.messages'

interface PrintedItem {
  readonly type: 'project' | 'procurement'
  readonly id: number
  readonly updated: string | null
  readonly notes: readonly Schemas['Note'][]
}

/** Returns functions that format what all printed items have in common, such as the updates (X01, X02). */
export function usePrintedWords() {
  const { formatMessage } = useIntl()
  const wordsOf = useRoleWords()
  return {
    frame: ({ type, id, updated, notes }: PrintedItem) => {
      const printed = notesToPrint(notes)
      return {
        kicker: formatMessage(pageMessages.kicker, {
          type: formatMessage(itemMessages[type]),
          id: String(id),
          day: formatDate(updated),
        }),
        link: shareLink(location.origin, { type, id }),
        printedOn: formatDate(today()),
        notes: printed.map((note): PrintedNote => ({
          id: note.id,
          title: note.title ?? '',
          text: note.text,
          author: note.createdBy,
          created: formatDate(note.created),
        })),
        hasCompactNotes: areCompact(printed),
      }
    },
    roles: (roles: readonly Schemas['CompanyRole'][]): CompanyRoleRow[] =>
      roles.map((role) => ({
        id: role.id,
        company: role.companyName,
        role: wordsOf(role),
        note: role.note,
      })),
    updates: (updates: readonly Schemas['Update'][]): ItemUpdate[] =>
      updates.map(({ id, text, created }) => ({ id, text, date: formatDate(created) })),
  }
}
