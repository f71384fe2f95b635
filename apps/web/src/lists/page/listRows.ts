import type { Schemas } from '@spadestik/api-client'
import type { ListRow } from '@spadestik/domain/lists'

export const projectRow = (item: Schemas['ProjectSummary']): ListRow => ({
  name: item.name,
  words: [item.place, item.builder, item.phase.name],
  updated: item.lastUpdated,
  deadline: null,
  sum: item.budget,
})

export const procurementRow = (item: Schemas['ProcurementSummary']): ListRow => ({
  name: item.name,
  words: [item.place, item.liable, item.phase.name],
  updated: item.lastUpdated,
  deadline: item.nextDeadline,
  sum: item.budget,
})

export const companyRow = (item: Schemas['CompanySummary']): ListRow => ({
  name: item.companyName,
  words: [item.city, item.address, item.cvr],
  updated: item.lastUpdated,
  deadline: null,
  sum: null,
})
