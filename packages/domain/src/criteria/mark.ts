/** Whether a search includes a criterion, such as schools, excludes it, or does neither. */
export type Mark = 'none' | 'included' | 'excluded'
