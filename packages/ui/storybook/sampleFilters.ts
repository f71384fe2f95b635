import type { ActiveFilter } from '../src/criteria/ActiveFilters/ActiveFilters'

export const sampleFilters: readonly ActiveFilter[] = [
  { id: 'bridges', label: 'Broer og tunneler', kind: 'included' },
  { id: 'foot', label: 'Gangbroer', kind: 'excluded' },
  { id: 'region', label: 'Region Midtjylland', kind: 'plain' },
  { id: 'sum', label: '20–350 mio. kr.', kind: 'plain' },
  { id: 'period', label: 'Q1 2027 – Q4 2028', kind: 'plain' },
  { id: 'public', label: 'Offentlig', kind: 'plain' },
]
