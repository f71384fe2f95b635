/** The mark of a criterion. `mixed` is derived from the marks of its descendants and never set (S10). */
export type Mark = 'none' | 'included' | 'excluded' | 'mixed'
