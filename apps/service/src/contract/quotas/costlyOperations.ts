import type { OperationId } from '../Operation'

/** What a quota can hold for: the operations of the contract, reading a calendar feed, and what assistants send. */
export type CountedOperation = OperationId | 'readCalendarFeed' | 'useAssistant'

/** The operations whose database time grows with what the caller asks for. */
export const costlyOperations: ReadonlySet<CountedOperation> = new Set([
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
  'readCalendarFeed',
])
