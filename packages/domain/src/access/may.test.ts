import { describe, expect, test } from 'vitest'
import { callers } from './callers.fixture'
import { openProject } from './limitedAccess'
import type { Action } from './may'
import { actions, may } from './may'

type Name = keyof typeof callers

const everybody: Name[] = [
  'visitor',
  'limited',
  'none',
  'basic',
  'paid',
  'paidWithoutCompanies',
  'impersonated',
]
const known: Name[] = ['limited', 'none', 'basic', 'paid', 'paidWithoutCompanies', 'impersonated']
const users: Name[] = ['none', 'basic', 'paid', 'paidWithoutCompanies', 'impersonated']
const paid: Name[] = ['paid', 'paidWithoutCompanies', 'impersonated']
const withCompanies: Name[] = ['paid', 'impersonated']

const table: Record<Action, Name[]> = {
  enter: everybody,
  readReferenceData: known,
  readProject: known,
  readProjectUpdates: known,
  readProcurement: users,
  searchItems: users,
  searchCompanies: withCompanies,
  readCompany: withCompanies,
  readContacts: withCompanies,
  readPaidDetails: paid,
  readProcurementUpdates: paid,
  openRole: paid,
  openAnnouncement: paid,
  followUpdate: paid,
  readLists: users,
  changeLists: paid,
  addCompanyToList: withCompanies,
  readActivityLog: paid,
  readAgents: users,
  changeAgents: users,
  changeCompanyAgents: withCompanies,
  readHiddenItems: users,
  hideItem: paid,
  readNotes: users,
  writeNote: paid,
  print: paid,
  share: paid,
  exportCalendar: paid,
  exportSheet: paid,
  sendTip: paid,
  changeOwnAccount: users,
  changeCredentials: ['none', 'basic', 'paid', 'paidWithoutCompanies'],
  makeKeys: paid.filter((name) => name !== 'impersonated'),
  endSession: known,
}

describe('may', () => {
  test.each(actions)('[K01, G04] %s is allowed for exactly the callers in the table', (action) => {
    const found = everybody.filter((name) => may(callers[name], action))
    expect(found).toEqual(table[action])
  })
})

describe('limited access', () => {
  test.each([
    [
      { viewsLeft: 2, seen: [] },
      { status: 'open', account: { viewsLeft: 1, seen: [7] } },
    ],
    [
      { viewsLeft: 1, seen: [3] },
      { status: 'open', account: { viewsLeft: 0, seen: [3, 7] } },
    ],
    [
      { viewsLeft: 0, seen: [7] },
      { status: 'open', account: { viewsLeft: 0, seen: [7] } },
    ],
    [
      { viewsLeft: 2, seen: [7] },
      { status: 'open', account: { viewsLeft: 2, seen: [7] } },
    ],
    [{ viewsLeft: 0, seen: [3] }, { status: 'runOut' }],
    [{ viewsLeft: -1, seen: [] }, { status: 'runOut' }],
  ])('[W05] opening project 7 with %j returns %j', (account, outcome) => {
    expect(openProject(account, 7)).toEqual(outcome)
  })
})
