/** The types of item that a search can find. */
export type ItemType = 'project' | 'procurement' | 'company'
