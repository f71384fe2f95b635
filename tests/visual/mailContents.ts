import type { AlertItem, MailContent } from '@spadestik/service/mail'

const agent = { owner: 'agent', ownerId: 7 } as const
const other = { owner: 'agent', ownerId: 8 } as const
const list = { owner: 'list', ownerId: 3 } as const

const sender = {
  ...agent,
  name: 'Skoler i Danmark',
  mailTime: 'daily',
  why: ['“skole”', 'Sjælland', '− Idrætshaller'],
  search: 'type=procurement&q=skole',
} as const

const mark = (before: string, word: string, after: string) => [
  { text: before, isMatch: false },
  { text: word, isMatch: true },
  { text: after, isMatch: false },
]

const item = (id: number, name: string, more: Partial<AlertItem> = {}): AlertItem => ({
  type: 'procurement',
  id,
  name,
  place: 'Holbæk',
  phase: 'I udbud',
  change: 'new',
  changes: [],
  deadline: '2026-12-18',
  closing: { window: 'offers', time: '12:00' },
  buyer: 'Nordsjællands Byggevæsen',
  sum: { amount: 38_000_000, currency: 'DKK' },
  urgency: null,
  foundBy: [agent],
  left: [],
  ...more,
})

const items: AlertItem[] = [
  item(388, 'Ombygning af Åkærskolen, etape 2', {
    change: 'deadlineMoved',
    changes: [
      {
        kind: 'deadlineMoved',
        window: 'offers',
        before: { day: '2026-12-04', time: '12:00' },
        after: { day: '2026-11-27', time: '12:00' },
      },
      { kind: 'documents', names: ['Bilag 4, tidsplan.pdf'] },
    ],
    deadline: '2026-11-27',
    urgency: 'earlierDeadline',
    highlight: { name: mark('Ombygning af ', 'Åkærskolen', ', etape 2').slice(0, 3), excerpt: null },
  }),
  item(389, 'Totalentreprise, plejehjem med 96 boliger', {
    phase: 'Tildelt',
    change: 'awarded',
    changes: [{ kind: 'awarded', names: ['Toft Entreprise A/S', 'Nordkyst Ingeniører'] }],
    deadline: null,
    urgency: 'awarded',
  }),
  item(390, 'Ny fløj til Møllevang', {
    place: 'Randers',
    highlight: {
      name: [{ text: 'Ny fløj til Møllevang', isMatch: false }],
      excerpt: mark('…omfatter en ny ', 'skole', ' med idrætshal, bibliotek og lokaler til SFO…'),
    },
  }),
  item(48213, 'Børnehus og skole ved Lystrup Engvej', {
    type: 'project',
    place: 'Aarhus',
    phase: 'Projektering',
    change: 'phase',
    changes: [
      { kind: 'phase', itemType: 'project', before: 'planning', after: 'design' },
      {
        kind: 'sum',
        before: { amount: 42_000_000, currency: 'DKK' },
        after: { amount: 48_500_000, currency: 'DKK' },
      },
    ],
    deadline: null,
    highlight: { name: mark('Børnehus og ', 'skole', ' ved Lystrup Engvej'), excerpt: null },
  }),
  item(391, 'Rammeaftale om ventilation i folkeskoler', {
    place: null,
    phase: null,
    change: 'phase',
    changes: [
      {
        kind: 'deadlineMoved',
        window: 'offers',
        before: { day: '2026-12-01', time: null },
        after: { day: '2027-01-15', time: null },
      },
    ],
    deadline: '2027-01-15',
    foundBy: [],
    left: [{ agentId: 7, conditions: ['deadline'] }],
  }),
]

const alert = {
  kind: 'alert',
  readerName: 'Kirsten Holm',
  senders: [sender],
  items,
  total: items.length,
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJmb3IiOiJhNyIsInVzciI6MX0.c2lnbmF0dXJl',
} as const

/** The contents of the compared e-mails. They are fixed, so that the pictures change only with the code. */
export const mailContents: Readonly<Record<string, MailContent>> = {
  alert,
  'alert-several': {
    ...alert,
    senders: [
      sender,
      { ...sender, ...other, name: 'Plejehjem og botilbud på Sjælland', mailTime: 'always', why: [] },
      { ...sender, ...list, name: 'Følges tæt', mailTime: 'weekly', why: [], search: null },
    ],
    items: items.slice(0, 3).map((one, index) => ({
      ...one,
      foundBy: index === 0 ? [agent, list] : index === 1 ? [other] : [agent, other, list],
    })),
    total: 24,
  },
  reminder: {
    kind: 'reminder',
    readerName: 'Kirsten Holm',
    token: alert.token,
    items: [
      {
        id: 388,
        name: 'Ombygning af Åkærskolen, etape 2',
        window: 'offers',
        day: '2026-11-27',
        time: '12:00',
        list: { id: 3, name: 'Følges tæt' },
      },
      {
        id: 390,
        name: 'Ny fløj til Møllevang',
        window: 'inquiry',
        day: '2026-11-30',
        time: null,
        list: null,
      },
    ],
  },
  activation: { kind: 'activation', name: 'Kirsten Holm', token: 'mKx3v9Qd7RzT1uYp' },
}
