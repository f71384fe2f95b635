import { keysOf } from '../records/keysOf'
import type { Caller } from './access'
import { hasCompanyAccess, hasPaidProduct } from './access'

type Rule = (caller: Caller) => boolean

const anybody: Rule = () => true
const known: Rule = (caller) => caller.kind !== 'visitor'
const user: Rule = (caller) => caller.kind === 'user'
const paid: Rule = hasPaidProduct
const companies: Rule = hasCompanyAccess
const isImpersonated: Rule = (caller) => caller.kind === 'user' && caller.isImpersonated === true

const rules = {
  /** Log in, set a password, activate an account, request limited access or book a demo. */
  enter: anybody,
  /** Read countries, phases, types, roles and criteria. */
  readReferenceData: known,
  readProject: known,
  /** Read the updates (texts about changes) of a project. No subscription is needed. */
  readProjectUpdates: known,
  readProcurement: user,
  searchItems: user,
  searchCompanies: companies,
  readCompany: companies,
  readContacts: companies,
  /**
   * Read the paid details of a tender: dates, addresses, links, winners, announcements, updates, the
   * contracting authority, and the number in the journal of the EU.
   */
  readPaidDetails: paid,
  readProcurementUpdates: paid,
  /**
   * `openRole` opens the dialog of a company's role. `openAnnouncement` opens the dialog of an announcement
   * (a notice such as a correction). `followUpdate` follows a link from an update to a section of the page.
   */
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
  /** Get results and lists as spreadsheets. */
  exportSheet: paid,
  sendTip: paid,
  changeOwnAccount: user,
  /** Change the password, the address or the language, and get or erase one's data. An administrator who acts as the user may not. */
  changeCredentials: (caller) => user(caller) && !isImpersonated(caller),
  /** Make keys with which programs act as the user, and webhooks that call programs. */
  makeKeys: (caller) => paid(caller) && !isImpersonated(caller),
  endSession: known,
} satisfies Record<string, Rule>

export type Action = keyof typeof rules

/** Only tests use this. @internal */
export const actions: readonly Action[] = keysOf(rules)

/**
 * Whether a caller may take an action. The service enforces these rules, and the app shows only what they
 * allow. (K01) The rules do not check to whom an object belongs: for objects of another company, the service
 * responds with 404.
 */
export function may(caller: Caller, action: Action): boolean {
  return rules[action](caller)
}
