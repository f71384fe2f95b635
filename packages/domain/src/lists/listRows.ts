import type { ListRow } from './listView'

interface Listed {
  readonly name: string
  readonly place: string | null
  readonly phase: { readonly name: string }
  readonly lastUpdated: string
  readonly budget: number | null
}

/** Returns what orders and filters a project of a list. (T01) */
export const projectRow = (item: Listed & { readonly builder: string | null }): ListRow => ({
  name: item.name,
  words: [item.place, item.builder, item.phase.name],
  updated: item.lastUpdated,
  deadline: null,
  sum: item.budget,
})

/** Returns what orders and filters a procurement of a list. (T01) */
export const procurementRow = (
  item: Listed & { readonly liable: string | null; readonly nextDeadline: string | null },
): ListRow => ({
  name: item.name,
  words: [item.place, item.liable, item.phase.name],
  updated: item.lastUpdated,
  deadline: item.nextDeadline,
  sum: item.budget,
})

interface ListedCompany {
  readonly companyName: string
  readonly city: string | null
  readonly address: string | null
  readonly cvr: string | null
  readonly lastUpdated: string
}

/** Returns what orders and filters a company of a list. (T01) */
export const companyRow = (item: ListedCompany): ListRow => ({
  name: item.companyName,
  words: [item.city, item.address, item.cvr],
  updated: item.lastUpdated,
  deadline: null,
  sum: null,
})
