import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { asSaved } from '../interaction/asSaved'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { exactly, inOrder, named, noEntries } from '../interaction/Reads'

const paid = 'a paid user is signed in'
const project = 'a project with everything on it exists'
const three = [paid, 'three projects to compare exist'] as const

const draft = {
  title: 'Besøg på pladsen',
  text: 'Uge 49 sammen med Jens.',
  paUserIds: [from('userId')],
  projectId: from('firstProjectId'),
} as const

describe('the notes on a project', () => {
  const request = { path: { id: from('firstProjectId') } }
  const written = [...three, after('createNote', { body: draft }, { readId: '/id' })] as const

  test('[G06] [P03] are none at first', () =>
    expectResponse({
      operation: 'getProjectNotes',
      wants: 'no notes on a project',
      given: three,
      request,
      reads: noEntries,
    }))

  test('[G06] [M05] contain a note that was created', () =>
    expectResponse({
      operation: 'getProjectNotes',
      wants: 'the note that was created',
      given: written,
      request,
      reads: inOrder({ id: true, ...asSaved(draft), procurementId: null }),
    }))

  test('[G06] [M05] contain a note as it was changed', () =>
    expectResponse({
      operation: 'getProjectNotes',
      wants: 'the note that was changed',
      given: [...written, after('updateNote', { body: { ...draft, id: from('readId'), text: 'Uge 50.' } })],
      request,
      reads: inOrder({ id: true, title: exactly(draft.title), text: exactly('Uge 50.') }),
    }))

  test('[G06] [M05] do not contain a note that was deleted', () =>
    expectResponse({
      operation: 'getProjectNotes',
      wants: 'no note after it was deleted',
      given: [...written, after('deleteNote', { path: { id: from('readId') } })],
      request,
      reads: noEntries,
    }))

  test('[G06] [P03] are in order, the newest first', () =>
    expectResponse({
      operation: 'getProjectNotes',
      wants: 'two notes on a project in their order',
      given: [paid, project, 'the user has written a note on a project'],
      request: { path: { id: from('projectId') } },
      reads: inOrder({ title: exactly('Til os begge') }, { title: named('projectNoteName') }),
    }))
})

describe('a tip', () => {
  const about = [
    paid,
    project,
    'a company with everything about it exists',
    'the user has sent no tip',
  ] as const
  const tip = {
    paUserId: from('userId'),
    projectId: from('projectId'),
    procurementId: null,
    companyRoleId: from('companyRoleId'),
    contactId: null,
    name: 'Anne Lund',
    email: 'anne.lund@fjordlund.test',
    phone: '+45 70 12 34 56',
    description: 'Vi vil gerne i kontakt.',
  } as const

  test('[G06] [M06] is reported as sent after it was sent', () =>
    expectResponse({
      operation: 'hasSentTip',
      wants: 'that a tip was sent after it was sent',
      given: [...about, after('sendTip', { body: tip })],
      request: { path: { companyRoleId: from('companyRoleId') } },
      reads: exactly(true),
    }))

  const sent = [...about.slice(0, 2), 'the user has sent a tip about a role'] as const

  test('[G06] [M06] leads to its project', () =>
    expectResponse({
      operation: 'getProject',
      wants: 'the project of a tip',
      given: [
        paid,
        ...sent.slice(1),
        after('getTip', { path: { id: from('tipId') } }, { readId: '/projectId' }),
      ],
      request: { path: { id: from('readId') } },
      reads: { name: named('projectName') },
    }))

  test('[G06] [M06] leads to its role', () =>
    expectResponse({
      operation: 'hasSentTip',
      wants: 'that a tip was sent about the role of a tip',
      given: [
        paid,
        ...sent.slice(1),
        after('getTip', { path: { id: from('tipId') } }, { readId: '/companyRoleId' }),
      ],
      request: { path: { companyRoleId: from('readId') } },
      reads: exactly(true),
    }))
})

describe('the account', () => {
  const account = { name: 'Anne Lund', phone: '+45 70 12 34 56', position: 'Tilbudschef', showPopups: false }

  test('[G06] [U01] is as it was saved', () =>
    expectResponse({
      operation: 'getCurrentUser',
      wants: 'the account as it was saved',
      given: [paid, after('updateCurrentUser', { body: account })],
      reads: asSaved(account) as never,
    }))

  test('[G06] [U01] has the language that the user chose', () =>
    expectResponse({
      operation: 'getCurrentUser',
      wants: 'the language that the user chose',
      given: [paid, after('setUserLanguage', { body: { languageId: 4 } })],
      reads: { languageId: exactly(4) },
    }))
})
