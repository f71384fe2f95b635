/**
 * The mark of a criterion (S10). Users cannot set `mixed`. This mark is derived from the marks of the
 * descendants.
 */
export type Mark = 'none' | 'included' | 'excluded' | 'mixed'
