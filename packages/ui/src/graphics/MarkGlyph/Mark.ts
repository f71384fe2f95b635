/**
 * Whether a search includes or excludes a criterion, such as schools (S10). Users cannot set `mixed`, which
 * means that the descendants of the criterion have different marks.
 */
export type Mark = 'none' | 'included' | 'excluded' | 'mixed'
