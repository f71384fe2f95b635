import type { Caller } from './access'
import { hasCompanyAccess, hasPaidProduct } from './access'

type Rule = (caller: Caller) => boolean

const anybody: Rule = () => true
const known: Rule = (caller) => caller.kind !== 'visitor'
const user: Rule = (caller) => caller.kind === 'user'
const paid: Rule = hasPaidProduct
const companies: Rule = hasCompanyAccess

const rules = {
  /** Login, a new password, activation, limited access, a demo. */
  enter: anybody,
  /** Countries, phases, types, roles, criteria. */
  readReferenceData: known,
  readProject: known,
  /** What happened to a project; needs no product. */
  readProjectUpdates: known,
  readProcurement: user,
  searchItems: user,
  searchCompanies: companies,
  readCompany: companies,
  readContacts: companies,
  /** Dates, addresses, links, winners, announcements, updates, contracting authority and EU number. */
  readPaidDetails: paid,
  readProcurementUpdates: paid,
  /** The dialogs of a role and of an announcement, and links into an item from an update. */
  openRole: paid,
  openAnnouncement: paid,
  followUpdate: paid,
  readLists: user,
  changeLists: paid,
  addCompanyToList: (caller) => paid(caller) && companies(caller),
  readActivityLog: paid,
  readAgents: user,
  changeAgents: user,
  changeCompanyAgents: companies,
  readHiddenItems: user,
  hideItem: paid,
  readNotes: user,
  writeNote: paid,
  print: paid,
  share: paid,
  exportCalendar: paid,
  sendTip: paid,
  changeOwnAccount: user,
  endSession: known,
} satisfies Record<string, Rule>

/** What somebody may want to do. */
export type Action = keyof typeof rules

/** Every action that the table knows. */
export const actions = Object.keys(rules) as readonly Action[]

/**
 * Whether a caller may do this: the one table that the service enforces and the app shows.
 *
 * Whose item it is, is another question: what belongs to nobody of the caller's company does not exist for them.
 *
 * @source specification 6
 */
export function may(caller: Caller, action: Action): boolean {
  return rules[action](caller)
}
