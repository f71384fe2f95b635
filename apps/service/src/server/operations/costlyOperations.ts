import type { OperationId } from '../../contract/Operation'

/**
 * The operations whose database time grows with what the caller asks for. The calls of one caller to them
 * share a budget (`FairShares`).
 */
export const costlyOperations: ReadonlySet<OperationId> = new Set([
  'searchProjects',
  'searchProcurements',
  'searchCompanies',
  'searchCompaniesAndRoles',
  'countCompaniesAndRoles',
  'autocompleteCompanies',
  'getSynonyms',
  'getNarrowing',
  'rehearseProjectAgent',
  'rehearseProcurementAgent',
  'rehearseCompanyAgent',
  'getAgents',
  'getExplanations',
])
