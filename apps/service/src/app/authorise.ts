import type { Action } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import type { Caller } from './Caller'
import type { ContractOperation } from './Contract'
import type { OperationId } from './Operation'
import { Problem } from './Problem'

type Rule = Action | 'beKnown'

/**
 * Who may call what. An operation that is not named here needs a signed-in user; one that the contract
 * opens to everybody needs nothing. `beKnown` lets limited visitors in as well.
 *
 * @source specification 6
 */
const rules: Partial<Record<OperationId, Rule>> = {
  getLimitedAccess: 'beKnown',
  getCountries: 'beKnown',
  getCriterionTypes: 'beKnown',
  getProcurementPhases: 'beKnown',
  getProcurementPhase: 'beKnown',
  getProcurementTypes: 'beKnown',
  getProcurementType: 'beKnown',
  getProjectPhases: 'beKnown',
  getProjectPhase: 'beKnown',
  getRoles: 'beKnown',
  getRole: 'beKnown',
  getProject: 'readProject',
  getProcurement: 'readProcurement',
  getProcurementsByProject: 'readProcurement',
  getCompany: 'readCompany',
  getCompanyRoles: 'readCompany',
  searchProjects: 'searchItems',
  searchProcurements: 'searchItems',
  autocompleteCompanies: 'searchItems',
  searchCompanies: 'searchCompanies',
  searchCompaniesAndRoles: 'searchCompanies',
  countCompaniesAndRoles: 'searchCompanies',
  getAgents: 'readAgents',
  getProjectAgent: 'readAgents',
  getProcurementAgent: 'readAgents',
  getCompanyAgent: 'readAgents',
  createProjectAgent: 'changeAgents',
  updateProjectAgent: 'changeAgents',
  deleteProjectAgent: 'changeAgents',
  createProcurementAgent: 'changeAgents',
  updateProcurementAgent: 'changeAgents',
  deleteProcurementAgent: 'changeAgents',
  createCompanyAgent: 'changeCompanyAgents',
  updateCompanyAgent: 'changeCompanyAgents',
  deleteCompanyAgent: 'changeAgents',
  getHiddenItems: 'readHiddenItems',
  getHiddenItemDetails: 'readHiddenItems',
  createHiddenItem: 'hideItem',
  updateHiddenItem: 'hideItem',
  deleteHiddenItem: 'hideItem',
  cleanUpHiddenItems: 'hideItem',
  getContact: 'readContacts',
  getCompanyContacts: 'readContacts',
  getProjectNotes: 'readNotes',
  getProcurementNotes: 'readNotes',
  createNote: 'writeNote',
  updateNote: 'writeNote',
  deleteNote: 'writeNote',
  getUpdate: 'readProjectUpdates',
  getProjectUpdates: 'readProjectUpdates',
  getProcurementUpdates: 'readProcurementUpdates',
  getListUpdates: 'readActivityLog',
  sendTip: 'sendTip',
  getTip: 'sendTip',
  hasSentTip: 'sendTip',
  getLists: 'readLists',
  getListItems: 'readLists',
  getRelevantArticles: 'readLists',
  markListSeen: 'readLists',
  createList: 'changeLists',
  updateList: 'changeLists',
  deleteList: 'changeLists',
}

const allows = (caller: Caller, rule: Rule | undefined) => {
  if (rule === 'beKnown') return caller.kind !== 'visitor'
  return rule === undefined ? caller.kind === 'user' : may(caller, rule)
}

/**
 * Lets a call pass or refuses it.
 *
 * @throws Problem `signedOut` for somebody unknown, and where the contract has no other word for a page
 *   that needs an upgrade; otherwise `forbidden`.
 * @source specification 6
 */
export function authorise(operation: ContractOperation, caller: Caller): void {
  if (operation.isPublic || allows(caller, rules[operation.id])) return
  if (caller.kind === 'visitor') {
    throw new Problem(
      'signedOut',
      'Nobody is signed in, so this cannot be shown or done. Sign in and try again.',
    )
  }
  throw new Problem(
    operation.statuses.includes(403) ? 'forbidden' : 'signedOut',
    'This is not part of what you have access to, so it cannot be shown or done. Ask for another subscription.',
  )
}
