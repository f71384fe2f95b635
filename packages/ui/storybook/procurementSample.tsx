import { Badge } from '../src/feedback/Badge/Badge'
import { CalendarMenu } from '../src/actions/CalendarMenu/CalendarMenu'
import type { CalendarTarget } from '../src/actions/CalendarMenu/CalendarMenu'
import type { DateWindow } from '../src/item/DateWindows/DateWindows'

const targets: readonly CalendarTarget[] = [
  { calendar: 'outlook', href: 'https://calendar.example/outlook' },
  { calendar: 'google', href: 'https://calendar.example/google' },
  { calendar: 'ics', href: 'data:text/calendar,', download: 'frist.ics' },
]

const calendar = (eventName: string) => <CalendarMenu eventName={eventName} targets={targets} />

/** The periods of the sample tender, such as the period for offers. All names and numbers are invented. */
export const windows: readonly DateWindow[] = [
  {
    id: 'offers',
    label: 'Aflevering af tilbud',
    from: null,
    to: '27.11.2026',
    status: <Badge tone="near">6 dage</Badge>,
    address: 'Rådhusgade 1, 9999 Fjordby',
    link: { href: '#', label: 'udbud.example.com' },
    note: 'Kun digitalt, i ét samlet dokument.',
    calendarMenu: calendar('Aflevering af tilbud'),
  },
  {
    id: 'inquiry',
    label: 'Forespørgsler til udbud',
    from: '02.11.2026',
    to: '19.11.2026',
    address: null,
    calendarMenu: calendar('Forespørgsler til udbud'),
  },
  { id: 'building', label: 'Byggestart og -slut', from: 'Q2 2027', to: 'Q3 2028' },
]

/** The periods without days and details, as the service sends them to users without a product. */
export const withheldWindows = windows.map(({ id, label, address, link }): DateWindow => ({
  id,
  label,
  from: null,
  to: null,
  ...(address === undefined ? {} : { address: null }),
  ...(link === undefined ? {} : { link: null }),
}))

export const roles = [
  { id: 1, company: 'Fjordby Kommune', companyHref: '#/company/1', role: 'Bygherre', note: null },
  {
    id: 2,
    company: 'Nordkyst Ingeniører',
    companyHref: '#/company/2',
    role: 'Bygherrerådgiver',
    note: 'Statik, udbud og tilsyn. Kontakt skriftligt og se...',
  },
]

export const winners = [
  'Nordkyst Anlæg',
  'Kragå Beton',
  'Humlesund Stål',
  'Sundby El',
  'Tangå VVS',
  'Oddevej Gartneri',
].map((company, index) => ({
  id: index,
  company,
  companyHref: `#/company/${index + 10}`,
  role: 'Fagentreprise',
  date: '12.11.2026',
}))

export const announcements = [
  {
    id: 1,
    date: '12.11.2026',
    kind: 'Rettelse',
    tone: 'near' as const,
    changes: 'Fristen for tilbud er flyttet fra 20.11.2026 til 27.11.2026.',
  },
  { id: 2, date: '02.11.2026', kind: 'Opdatering', changes: null },
]

export const updates = [
  { id: 1, date: '18.11.2026', text: 'Spørgsmål og svar er offentliggjort', href: '#announcements' },
  { id: 2, date: '12.11.2026', text: 'Fristen er flyttet til 27.11.2026', href: '#dates' },
]

export const description =
  'Kommunen udbyder renovering af Lindbro over Kragå. Arbejdet omfatter nyt brodæk, fugtisolering, belægning og rækværk samt betonreparationer på søjler og vederlag. Broen er åben for trafik i ét spor under hele arbejdet, og tilbudsgiver skal derfor vedlægge en plan for trafikafvikling i fire etaper. Der lægges vægt på pris (60 %), tidsplan (25 %) og miljø (15 %).'
