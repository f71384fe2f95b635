import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import { unspecifiedMeasures } from '../../storage/records/MeasureValues'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { companyRecord, projectRecord } from './records'
import { sceneCriteria } from './scene'

const [category] = sceneCriteria

export const fullCriteria = category === undefined ? [] : [category]

const contact = {
  name: 'Lars Vang',
  position: 'Afdelingsleder',
  mail: 'lars.vang@nordkyst.example',
  phone: '+45 70 65 43 21',
}

const role = {
  company: 'nordkyst',
  role: 'builder',
  roleText: null,
  isWinner: false,
  added: '2026-10-05',
  note: 'Statik og brand',
  contactPerson: contact,
  noContactResponse: null,
} as const

const facade = {
  name: 'Facade',
  code: 'facade',
  extension: 'svg',
  link: '/files/facade.svg',
  isImage: true,
  source: 'Arkitekten',
}

const shared = {
  language: 'da',
  inProgress: false,
  currency: 'DKK',
  buildingStart: '2027-02-01',
  buildingEnd: '2028-06-30',
  ...unspecifiedMeasures,
  buildingSize: 2150,
  groundSize: 8200,
  metres: 240,
  units: 1,
  country: 'DK',
  isPublic: true,
  published: '2026-10-01T08:00:00.000Z',
  lastUpdated: '2026-11-18T08:00:00.000Z',
  roles: [role],
  files: [facade, { ...facade, name: 'Lokalplan', code: 'plan', extension: 'pdf', isImage: false }],
  updates: [{ text: 'I udbud', created: '2026-11-18T08:00:00.000Z', scrollId: 'timeline' }],
} as const

export const fullCompany: CompanyRecord = {
  key: 'nordkyst',
  name: 'Nordkyst Ingeniører',
  language: 'da',
  description: 'Rådgivende ingeniører inden for konstruktioner og brand.',
  cvr: '10000017',
  country: 'DK',
  address: 'Havnegade 8',
  postalCode: '9900',
  city: 'Frederikshavn',
  phone: '+45 70 65 43 21',
  mail: 'post@nordkyst.example',
  link: 'https://nordkyst.example',
  logo: { ...facade, name: 'Nordkyst', code: 'nordkyst', link: '/files/nordkyst.svg', source: null },
  contacts: [contact],
  published: shared.published,
  lastUpdated: shared.lastUpdated,
}

/** A company whose role all users may see. All other roles on `fullProcurement` are paid details. */
export const openCompany: CompanyRecord = companyRecord('overgaard', { name: 'Overgaard Arkitekter' })

const project: ProjectRecord = {
  ...shared,
  key: 'lystrup',
  names: { da: 'Børnehus ved Lystrup Engvej' },
  description: 'Nyt børnehus i to plan for 140 børn. Opføres i massivtræ.',
  phase: 'tender',
  phaseDates: [
    { phase: 'idea', date: '2025-03-12' },
    { phase: 'tender', date: '2026-11-02' },
  ],
  budget: 62_000_000,
  floors: 2,
  address: 'Lystrup Engvej 4',
  postalCode: '8520',
  city: 'Lystrup',
  municipality: 'Aarhus',
  region: 'Midtjylland',
  council: {
    number: 'Punkt 7',
    date: '2025-03-12',
    link: 'https://referat.example/2025/114',
    municipality: 'Aarhus',
    committee: 'Teknisk Udvalg',
    contactPerson: contact,
  },
  criteria: [{ type: 'category', code: 'school' }],
  articles: [
    {
      title: 'Nyt børnehus i massivtræ',
      created: '2026-11-10T07:00:00.000Z',
      coverImage: facade,
      hostName: 'Byggebladet',
      hostDomain: 'byggebladet.example',
      link: 'https://byggebladet.example/nyt-boernehus',
    },
  ],
  parent: 'enghaven',
}

/** A search for the second project must not find its parent or its part. */
const withoutPlace = { description: null, articles: [], address: null, city: null } as const

/** A project that is over, so a cleanup stops hiding it. */
const endedProject = projectRecord('posthus', { names: { da: 'Posthuset, ombygning' }, phase: 'completed' })

/**
 * Four projects, of which the second has every field set. The first is the parent of the second, and the
 * third is a part of the second. The fourth is over.
 */
export const fullProjects: readonly ProjectRecord[] = [
  { ...project, ...withoutPlace, key: 'enghaven', names: { da: 'Enghaven, helhedsplan' }, parent: null },
  project,
  { ...project, ...withoutPlace, key: 'legeplads', names: { da: 'Naturlegeplads' }, parent: 'lystrup' },
  endedProject,
]

const window = { from: '2026-11-02', to: '2026-11-27', toTime: '12:00' }
const address = 'Rådhuspladsen 2, 8000 Aarhus C'

export const fullProcurement: ProcurementRecord = {
  ...shared,
  key: 'skjern',
  names: { da: 'Renovering af Skjern Åbro, etape 2' },
  summary: 'Betonrenovering og ny belægning.',
  description: 'Entreprisen omfatter betonrenovering af tre fag og ny belægning.',
  tenderText: 'Udbuddet omfatter betonrenovering, ny fugtisolering og ny belægning.',
  phase: 'open',
  phaseDates: [{ phase: 'open', date: '2026-11-02' }],
  type: 'open',
  budget: 48_000_000,
  address: 'Brogade 1',
  postalCode: '6900',
  city: 'Skjern',
  municipality: 'Ringkøbing-Skjern',
  region: 'Midtjylland',
  liable: 'Vejdirektoratet',
  provider: 'Udbudsbladet',
  euNr: '2026/S 214-000123',
  participation: { ...window, address, link: null, note: 'Fem virksomheder udvælges.' },
  offers: { ...window, address, link: 'https://udbud.example/91004', note: 'Kun elektronisk.' },
  material: { ...window, address: null, link: 'https://udbud.example/91004/materiale', note: null },
  inquiry: { ...window, address, link: null, note: null },
  criteria: [{ type: 'category', code: 'bridge' }],
  roles: [
    { ...role, role: 'authority' },
    { ...role, role: 'mainContractor', isWinner: true },
    { ...role, company: openCompany.key, role: 'architect' },
  ],
  announcements: [
    {
      date: '2026-11-16',
      type: 'correction',
      changes: 'Tilbudsfristen flyttes til 27. november 2026.',
      description: 'Ny tidsplan.',
    },
  ],
  project: 'lystrup',
}
