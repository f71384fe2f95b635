import type { Handler, OperationId } from '../app/Operation'
import { createCompanyAgent } from './agents/createCompanyAgent'
import { createProcurementAgent } from './agents/createProcurementAgent'
import { createProjectAgent } from './agents/createProjectAgent'
import { deleteCompanyAgent } from './agents/deleteCompanyAgent'
import { deleteProcurementAgent } from './agents/deleteProcurementAgent'
import { deleteProjectAgent } from './agents/deleteProjectAgent'
import { getAgents } from './agents/getAgents'
import { getCompanyAgent } from './agents/getCompanyAgent'
import { getProcurementAgent } from './agents/getProcurementAgent'
import { getProjectAgent } from './agents/getProjectAgent'
import { updateCompanyAgent } from './agents/updateCompanyAgent'
import { updateProcurementAgent } from './agents/updateProcurementAgent'
import { updateProjectAgent } from './agents/updateProjectAgent'
import { getCompany } from './companies/getCompany'
import { getCompanyRoles } from './companies/getCompanyRoles'
import { cleanUpHiddenItems } from './hiddenItems/cleanUpHiddenItems'
import { createHiddenItem } from './hiddenItems/createHiddenItem'
import { deleteHiddenItem } from './hiddenItems/deleteHiddenItem'
import { getHiddenItemDetails } from './hiddenItems/getHiddenItemDetails'
import { getHiddenItems } from './hiddenItems/getHiddenItems'
import { updateHiddenItem } from './hiddenItems/updateHiddenItem'
import { getCompanyContacts } from './contacts/getCompanyContacts'
import { getContact } from './contacts/getContact'
import { getProcurement } from './items/getProcurement'
import { getProcurementsByProject } from './items/getProcurementsByProject'
import { getProject } from './items/getProject'
import { createList } from './lists/createList'
import { deleteList } from './lists/deleteList'
import { getListItems } from './lists/getListItems'
import { getLists } from './lists/getLists'
import { getRelevantArticles } from './lists/getRelevantArticles'
import { markListSeen } from './lists/markListSeen'
import { updateList } from './lists/updateList'
import { createNote } from './notes/createNote'
import { deleteNote } from './notes/deleteNote'
import { getProcurementNotes } from './notes/getProcurementNotes'
import { getProjectNotes } from './notes/getProjectNotes'
import { updateNote } from './notes/updateNote'
import { getCountries } from './reference/getCountries'
import { getCriterionTypes } from './reference/getCriterionTypes'
import { getProcurementPhase } from './reference/getProcurementPhase'
import { getProcurementPhases } from './reference/getProcurementPhases'
import { getProcurementType } from './reference/getProcurementType'
import { getProcurementTypes } from './reference/getProcurementTypes'
import { getProjectPhase } from './reference/getProjectPhase'
import { getProjectPhases } from './reference/getProjectPhases'
import { getRole } from './reference/getRole'
import { getRoles } from './reference/getRoles'
import { getTranslations } from './reference/getTranslations'
import { autocompleteCompanies } from './search/autocompleteCompanies'
import { countCompaniesAndRoles } from './search/countCompaniesAndRoles'
import { searchCompanies } from './search/searchCompanies'
import { searchCompaniesAndRoles } from './search/searchCompaniesAndRoles'
import { searchProcurements } from './search/searchProcurements'
import { searchProjects } from './search/searchProjects'
import { createSession } from './session/createSession'
import { endSession } from './session/endSession'
import { getColleagues } from './users/getColleagues'
import { getCurrentUser } from './users/getCurrentUser'
import { updateCurrentUser } from './users/updateCurrentUser'
import { activateUser } from './users/activateUser'
import { bookDemo } from './users/bookDemo'
import { requestPasswordReset } from './users/requestPasswordReset'
import { requestSubscription } from './users/requestSubscription'
import { requestSubscriptionCancellation } from './users/requestSubscriptionCancellation'
import { requestSubscriptionChange } from './users/requestSubscriptionChange'
import { resetPassword } from './users/resetPassword'
import { setPassword } from './users/setPassword'
import { updateEmail } from './users/updateEmail'
import { authenticateLimitedAccess } from './limitedAccess/authenticateLimitedAccess'
import { createLimitedAccess } from './limitedAccess/createLimitedAccess'
import { getLimitedAccess } from './limitedAccess/getLimitedAccess'
import { resendLimitedAccessCode } from './limitedAccess/resendLimitedAccessCode'
import { impersonateUser } from './session/impersonateUser'
import { getListUpdates } from './updates/getListUpdates'
import { getProcurementUpdates } from './updates/getProcurementUpdates'
import { getProjectUpdates } from './updates/getProjectUpdates'
import { getUpdate } from './updates/getUpdate'
import { getHelpdesk } from './notifications/getHelpdesk'
import { getNotifications } from './notifications/getNotifications'
import { markNotificationsSeen } from './notifications/markNotificationsSeen'
import { getTip } from './tips/getTip'
import { hasSentTip } from './tips/hasSentTip'
import { sendTip } from './tips/sendTip'
import { getCompanyLogo } from './companies/getCompanyLogo'

/**
 * The operations that this service answers. The names are listed, rather than found in the folders, so that
 * the bundled service has them too.
 *
 * @source specification 7
 */
export const handlers: { readonly [Id in OperationId]?: Handler<Id> } = {
  getProjectAgent,
  createProjectAgent,
  updateProjectAgent,
  deleteProjectAgent,
  getProcurementAgent,
  createProcurementAgent,
  updateProcurementAgent,
  deleteProcurementAgent,
  getCompanyAgent,
  createCompanyAgent,
  updateCompanyAgent,
  deleteCompanyAgent,
  getAgents,
  getCompany,
  getCompanyRoles,
  getHiddenItems,
  createHiddenItem,
  updateHiddenItem,
  deleteHiddenItem,
  getHiddenItemDetails,
  cleanUpHiddenItems,
  getProcurement,
  getProcurementsByProject,
  getProject,
  getContact,
  getCompanyContacts,
  getProjectNotes,
  getProcurementNotes,
  createNote,
  updateNote,
  deleteNote,
  getListUpdates,
  getProcurementUpdates,
  getProjectUpdates,
  getUpdate,
  getHelpdesk,
  getNotifications,
  markNotificationsSeen,
  getTip,
  hasSentTip,
  sendTip,
  getCompanyLogo,
  createList,
  deleteList,
  getListItems,
  getLists,
  getRelevantArticles,
  markListSeen,
  updateList,
  getCountries,
  getCriterionTypes,
  getProcurementPhase,
  getProcurementPhases,
  getProcurementType,
  getProcurementTypes,
  getProjectPhase,
  getProjectPhases,
  getRole,
  getRoles,
  getTranslations,
  autocompleteCompanies,
  countCompaniesAndRoles,
  searchCompanies,
  searchCompaniesAndRoles,
  searchProcurements,
  searchProjects,
  createSession,
  endSession,
  getColleagues,
  getCurrentUser,
  updateCurrentUser,
  activateUser,
  bookDemo,
  requestPasswordReset,
  requestSubscription,
  requestSubscriptionCancellation,
  requestSubscriptionChange,
  resetPassword,
  setPassword,
  updateEmail,
  authenticateLimitedAccess,
  createLimitedAccess,
  getLimitedAccess,
  resendLimitedAccessCode,
  impersonateUser,
}
