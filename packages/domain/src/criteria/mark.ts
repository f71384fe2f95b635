/** The choice a user made for one criterion. */
export type Mark = 'none' | 'included' | 'excluded'

/** The state of a checkbox; 'mixed' is derived from the descendants and never set. */
export type ShownMark = Mark | 'mixed'
