export type ItemType = 'project' | 'procurement' | 'company'
