/**
 * Whether a search includes or excludes a criterion, such as schools (S10). A criterion is `mixed` if the
 * criteria below it have different marks; users cannot set this mark.
 */
export type Mark = 'none' | 'included' | 'excluded' | 'mixed'
