import { describe, test } from 'vitest'
import { asSaved } from './interaction/asSaved'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { note } from './interaction/readParts'
import { inOrder, named } from './interaction/Reads'
import { staleVersion } from './interaction/staleVersion'

const given = ['a paid user is signed in'] as const
const project = 'a project with everything on it exists'
const procurement = 'a procurement with everything on it exists'

test('[G06] [P03] the notes on a project', () =>
  expectResponse({
    operation: 'getProjectNotes',
    wants: 'the notes on a project',
    given: [...given, project],
    request: { path: { id: from('projectId') } },
    reads: inOrder({ ...note, title: named('projectNoteName'), projectId: true, procurementId: null }),
  }))

test('[G06] [Q03] the notes on a procurement', () =>
  expectResponse({
    operation: 'getProcurementNotes',
    wants: 'the notes on a procurement',
    given: [...given, procurement],
    request: { path: { id: from('procurementId') } },
    reads: inOrder({ ...note, title: named('procurementNoteName'), projectId: null }),
  }))

describe('a note', () => {
  const draft = {
    title: 'Besøg på pladsen',
    text: 'Uge 49 sammen med Jens.',
    paUserIds: [from('userId')],
    projectId: from('projectId'),
  } as const
  const saved = { ...note, ...asSaved(draft) } as const
  const has = [...given, project, 'the user has written a note on a project'] as const

  test('[G06] [M05] creating one returns what was saved', () =>
    expectResponse({
      operation: 'createNote',
      wants: 'a new note',
      given: [...given, project],
      request: { body: draft },
      reads: saved,
    }))

  test('[G06] [M05] updating one returns what was saved', () =>
    expectResponse({
      operation: 'updateNote',
      wants: 'a note with another text',
      given: has,
      request: { body: { ...draft, id: from('noteId'), version: from('noteVersion') } },
      reads: { ...saved, id: true },
    }))

  test('[G06] [M05] [Z03] a change of an older version gets 409', () =>
    expectProblem('conflict', {
      operation: 'updateNote',
      wants: 'no change of an older version',
      given: has,
      request: { body: { ...draft, id: from('noteId'), version: staleVersion } },
    }))

  test('[G06] [M05] can be deleted', () =>
    expectResponse({
      operation: 'deleteNote',
      wants: 'no note any more',
      given: has,
      request: { path: { id: from('noteId') } },
    }))

  test('[G06] [Z03] a project that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'createNote',
      wants: 'no note on what does not exist',
      given: [...given, 'there is no such thing'],
      request: { body: { ...draft, projectId: from('missingId') } },
    }))

  test('[G06] [V02] a blank text gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createNote',
      wants: 'no note of blanks',
      given: [...given, project],
      request: { body: { ...draft, text: '  ' } },
    }))

  test('[G06] [V02] an update without users gets 400', () =>
    expectProblem('badRequest', {
      operation: 'updateNote',
      wants: 'no note for nobody',
      given: has,
      request: { body: { ...draft, id: from('noteId'), paUserIds: [] } },
    }))

  test('[G06] [K01] gets 403 without a paid product', () =>
    expectProblem('forbidden', {
      operation: 'createNote',
      wants: 'no note without a paid product',
      given: ['a user without a paid product is signed in', project],
      request: { body: draft },
    }))

  test('[G06] [Z03] updating one that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'updateNote',
      wants: 'what does not exist',
      given: [...given, 'there is no such thing', project],
      request: { body: { ...draft, id: from('missingId') } },
    }))
})

test.each(['getProjectNotes', 'getProcurementNotes', 'deleteNote'] as const)(
  '[G06] [Z03] %s gets 404 when it does not exist',
  (operation) =>
    expectProblem('notFound', {
      operation,
      wants: 'what does not exist',
      given: [...given, 'there is no such thing'],
      request: { path: { id: from('missingId') } },
    }),
)
