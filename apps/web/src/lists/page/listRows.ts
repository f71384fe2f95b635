import type { Schemas } from '@spadestik/api-client'
import type { ListRow } from '@spadestik/domain/lists'

/** What order and filter of a list read of a project. */
export const projectRow = (item: Schemas['ProjectSummary']): ListRow => ({
  name: item.name,
  words: [item.place, item.builder, item.phase.name],
  updated: item.lastUpdated,
  deadline: null,
  sum: item.budget,
})

/** What order and filter of a list read of a procurement. */
export const procurementRow = (item: Schemas['ProcurementSummary']): ListRow => ({
  name: item.name,
  words: [item.place, item.liable, item.phase.name],
  updated: item.lastUpdated,
  deadline: item.nextDeadline,
  sum: item.budget,
})

/** What order and filter of a list read of a company. */
export const companyRow = (item: Schemas['CompanySummary']): ListRow => ({
  name: item.companyName,
  words: [item.city, item.address, item.cvr],
  updated: item.lastUpdated,
  deadline: null,
  sum: null,
})
