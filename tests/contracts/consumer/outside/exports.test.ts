import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed, inOrder, noEntries } from '../interaction/Reads'

const paid = 'a paid user is signed in'
const none = [paid, 'the user has no spreadsheet'] as const
const has = [paid, 'the user has a spreadsheet'] as const

const draft = {
  kind: 'xlsx',
  columns: ['name', 'phase'],
  source: { of: 'search', itemType: 'project', filters: { freeSearch: 'skole' } },
} as const
const fresh = {
  state: 'waiting',
  failure: null,
  rows: 0,
  total: null,
  hasMore: false,
  ready: null,
  bytes: null,
  link: null,
} as const
const waiting = closed({ id: true, kind: 'xlsx', itemType: 'project', requested: true, ...fresh })
const made = closed({
  id: true,
  kind: 'xlsx',
  itemType: 'project',
  state: 'ready',
  failure: null,
  rows: 3,
  total: 3,
  hasMore: false,
  requested: true,
  ready: true,
  bytes: 1,
  link: true,
})

describe('the spreadsheets of the user', () => {
  test('[G06] [O05] none', () =>
    expectResponse({
      operation: 'getExports',
      wants: 'no spreadsheets',
      given: none,
      reads: { items: noEntries, before: null },
    }))

  test('[G06] [O05] a page of them', () =>
    expectResponse({
      operation: 'getExports',
      wants: 'the spreadsheets of the user',
      given: has,
      reads: { items: inOrder(made), before: null } as never,
    }))

  test('[G06] [O05] none after it was deleted', () =>
    expectResponse({
      operation: 'getExports',
      wants: 'no spreadsheet after it was deleted',
      given: [...has, after('deleteExport', { path: { id: from('exportId') } })],
      reads: { items: noEntries, before: null },
    }))
})

describe('a spreadsheet', () => {
  test('[G06] [O05] is asked for', () =>
    expectResponse({
      operation: 'createExport',
      wants: 'a spreadsheet of a search',
      given: none,
      request: { body: draft },
      reads: waiting as never,
    }))

  test('[G06] [O06] beyond as many as allowed at a time gets 409', () =>
    expectProblem('conflict', {
      operation: 'createExport',
      wants: 'no spreadsheet more than allowed',
      given: [paid, 'the user waits for as many spreadsheets as allowed'],
      request: { body: draft },
    }))

  test('[G06] [O05] [Z03] of a list that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'createExport',
      wants: 'no spreadsheet of a list that does not exist',
      given: [...none, 'there is no such thing'],
      request: { body: { ...draft, source: { of: 'list', itemType: 'project', listId: from('missingId') } } },
    }))

  test('[G06] [O05] [Z03] without columns gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createExport',
      wants: 'no spreadsheet without columns',
      given: none,
      request: { body: { ...draft, columns: [] } },
    }))

  test('[G06] [O05] says how far it is', () =>
    expectResponse({
      operation: 'getExport',
      wants: 'a spreadsheet that is ready',
      given: has,
      request: { path: { id: from('exportId') } },
      reads: made as never,
    }))

  test('[G06] [O05] [Z03] that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'getExport',
      wants: 'no spreadsheet that does not exist',
      given: [paid, 'there is no such thing'],
      request: { path: { id: from('missingId') } },
    }))

  test('[G06] [O05] is deleted', () =>
    expectResponse({
      operation: 'deleteExport',
      wants: 'a spreadsheet deleted',
      given: has,
      request: { path: { id: from('exportId') } },
    }))

  test('[G06] [O05] [Z03] that does not exist is not deleted', () =>
    expectProblem('notFound', {
      operation: 'deleteExport',
      wants: 'no spreadsheet deleted that does not exist',
      given: [paid, 'there is no such thing'],
      request: { path: { id: from('missingId') } },
    }))
})
