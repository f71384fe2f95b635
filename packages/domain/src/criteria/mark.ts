export type Mark = 'none' | 'included' | 'excluded'
