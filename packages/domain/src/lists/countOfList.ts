import type { ListContents } from './moveToList'

/** Returns the number of items of all types on a list. */
export function countOfList({
  projects,
  procurements,
  companies,
}: Pick<ListContents, 'projects' | 'procurements' | 'companies'>): number {
  return projects.length + procurements.length + companies.length
}
