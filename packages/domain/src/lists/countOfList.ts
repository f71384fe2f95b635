import type { ListContents } from './moveToList'

/** How many items are on a list, of whatever type. */
export function countOfList({
  projects,
  procurements,
  companies,
}: Pick<ListContents, 'projects' | 'procurements' | 'companies'>): number {
  return projects.length + procurements.length + companies.length
}
