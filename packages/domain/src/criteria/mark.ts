/** The choice that a user made for one criterion. */
export type Mark = 'none' | 'included' | 'excluded'
