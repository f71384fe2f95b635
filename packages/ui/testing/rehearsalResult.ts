import type { RehearsalResult } from '../src/saved/Rehearsal/Rehearsal'

const days = [
  '24.08.2026',
  '30.08.2026',
  '06.09.2026',
  '13.09.2026',
  '20.09.2026',
  '27.09.2026',
  '04.10.2026',
]
const laterDays = ['11.10.2026', '18.10.2026', '25.10.2026', '01.11.2026', '08.11.2026', '15.11.2026']
const counts = [2, 4, 3, 0, 5, 11, 4, 2, 3, 6, 4, 5, 3]

/** What an agent (a saved search) would have sent in the last 90 days. All names are invented. */
export const rehearsalResult: RehearsalResult = {
  days: 90,
  since: null,
  found: { count: 47, perWeek: 4 },
  weeks: [...days, ...laterDays].map((from, index) => ({ from, count: counts[index] ?? 0 })),
  latest: [
    {
      id: 91004,
      name: 'Renovering af Skjern Åbro, etape 2',
      date: '20.11.2026',
      place: 'Ringkøbing-Skjern',
      isNew: false,
      changes: ['Frist 04.12.2026 → 18.12.2026'],
      href: '/procurement/91004',
    },
    {
      id: 91017,
      name: 'Ny stibro over Gudenåen',
      date: '19.11.2026',
      place: 'Silkeborg',
      isNew: true,
      changes: [],
      href: '/procurement/91017',
    },
    {
      id: 90866,
      name: 'Broer på rute 26, hovedistandsættelse',
      date: '17.11.2026',
      place: null,
      isNew: false,
      changes: ['Ny fase: Udbud', 'Nyt budget: 48 mio. kr.'],
      href: '/procurement/90866',
    },
  ],
  alreadyFound: 12,
  mails: {
    always: { count: 45, perWeek: 4 },
    daily: { count: 34, perWeek: 3 },
    weekly: { count: 12, perWeek: 1 },
  },
  withoutFilter: [
    { id: 'budget', label: 'Budget: fra 10 mio. kr.', more: 18 },
    { id: 'region', label: 'Region: Midtjylland', more: 9 },
  ],
  isSampled: false,
}
