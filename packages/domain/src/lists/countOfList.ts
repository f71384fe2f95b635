import type { ListContents } from './moveToList'

export function countOfList({
  projects,
  procurements,
  companies,
}: Pick<ListContents, 'projects' | 'procurements' | 'companies'>): number {
  return projects.length + procurements.length + companies.length
}
