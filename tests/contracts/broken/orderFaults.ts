import { putAt, valueAt } from './atPointer'
import type { Fault, ProviderResponse } from './Fault'

const today = 'getToday: the deadlines and changes on the lists of the user'
const feeds = 'getCalendarFeeds: the calendar feeds of the user'
const reminders = 'getReminders: reminders 7 days before a deadline'
const lists = 'getLists: the lists'
const agents = 'getAgents: an agent after createProjectAgent'
const suggested = 'autocompleteCompanies: two of three companies whose names begin with a text'
const ofProject = 'getProcurementsByProject: two of the three procurements of a project'

type Row = readonly [subject: string, interaction: string, pointer: string]

const inOrder: readonly Row[] = [
  ['agents', 'getAgents: all three after createProjectAgent', '/projectAgents'],
  ['tender agents', 'getAgents: all three after createProcurementAgent', '/procurementAgents'],
  ['company agents', 'getAgents: all three after createCompanyAgent', '/companyAgents'],
  ['lists', 'getLists: two lists in their order', ''],
  ['notes', 'getProjectNotes: two notes on a project in their order', ''],
  ['news', 'getNotifications: all news', ''],
  ['procurements of a project', ofProject, ''],
  ['suggested companies', suggested, ''],
  ['changes of today', today, '/changes'],
]

const owned: readonly Row[] = [
  ['feeds', feeds, ''],
  ['lists', lists, ''],
  ['notes', 'getProjectNotes: the notes on a project', ''],
  ['hidden items', 'getHiddenItems: what is hidden', ''],
  ['reminders', reminders, ''],
  ['agents', agents, '/projectAgents'],
  ['changes', today, '/changes'],
  ['colleagues on a list', lists, '/0/paUserIds'],
]

const listAt = (response: ProviderResponse, pointer: string) =>
  valueAt(response, pointer) as readonly unknown[]

export const orderFaults: readonly Fault[] = [
  ...inOrder.map(([subject, interaction, pointer]): Fault => ({
    name: `${subject} are in another order`,
    interaction,
    corrupt: (response) => putAt(response, pointer, listAt(response, pointer).toReversed()),
    names: /body \$/,
  })),
  ...owned.map(([subject, interaction, pointer]): Fault => ({
    name: `${subject} of other users are among those of the user`,
    interaction,
    corrupt: (response) => {
      const entries = listAt(response, pointer)
      putAt(response, pointer, [...entries, entries[0]])
    },
    names: /body \$/,
  })),
]
