import type { CriterionTypeRecord } from '../../reference/CriterionTypeRecord'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import type { ProjectRecord } from '../../storage/records/ProjectRecord'
import { companyRecord, procurementRecord, projectRecord, roleRecord, windowUntil } from './records'

const contact = {
  name: 'Lise Toft',
  position: 'Projektchef',
  mail: 'lise@toft.example',
  phone: '+45 00 00 00 99',
}

export const sceneCriteria: readonly CriterionTypeRecord[] = [
  {
    code: 'category',
    names: { da: 'Kategori', sv: 'Kategori', nb: 'Kategori', en: 'Category' },
    searchable: true,
    tailored: false,
    highlightedProject: true,
    highlightedProcurement: true,
    criteria: [
      { code: 'building', parent: null, names: { da: 'Byggeri', en: 'Buildings' } },
      { code: 'school', parent: 'building', names: { da: 'Skoler', en: 'Schools' } },
      { code: 'gym', parent: 'school', names: { da: 'Idrætshaller', en: 'Gyms' } },
      { code: 'civil', parent: null, names: { da: 'Anlæg', en: 'Civil works' } },
      { code: 'bridge', parent: 'civil', names: { da: 'Broer', en: 'Bridges' } },
    ],
  },
  {
    code: 'region',
    names: { da: 'Region', sv: 'Region', nb: 'Region', en: 'Region' },
    searchable: true,
    tailored: false,
    highlightedProject: false,
    highlightedProcurement: false,
    criteria: [
      { code: 'DK', parent: null, names: { da: 'Danmark', en: 'Denmark' } },
      { code: 'DK04', parent: 'DK', names: { da: 'Midtjylland', en: 'Central Jutland' } },
      { code: 'SE', parent: null, names: { da: 'Sverige', en: 'Sweden' } },
    ],
  },
]

export const sceneCompanies: readonly CompanyRecord[] = [
  companyRecord('aarhus', { name: 'Aarhus Kommune', cvr: '00000001', contacts: [contact] }),
  companyRecord('toft', {
    name: 'Toft Entreprise A/S',
    cvr: '00000002',
    description: 'Råhus i beton.',
    contacts: [contact],
  }),
  companyRecord('ang', { name: 'Ångström Bro AB', country: 'SE', postalCode: '411 01', city: 'Göteborg' }),
]

export const sceneProjects: readonly ProjectRecord[] = [
  projectRecord('school', {
    names: { da: 'Nybyggeri af skolen ved Åboulevarden', en: 'New school by the stream' },
    description: 'Skolen får lærerforberedelse og bibliotek.',
    budget: 240_000_000,
    buildingStart: '2027-01-15',
    buildingEnd: '2028-06-30',
    municipality: 'Aarhus',
    isPublic: true,
    phase: 'tender',
    phaseDates: [
      { phase: 'idea', date: null },
      { phase: 'tender', date: '2026-10-01' },
    ],
    council: {
      number: '§ 12',
      date: '2026-05-05',
      link: 'https://raad.example/12',
      municipality: 'Aarhus',
      committee: 'Teknik',
      contactPerson: contact,
    },
    criteria: [
      { type: 'category', code: 'school' },
      { type: 'region', code: 'DK04' },
    ],
    roles: [
      roleRecord('aarhus', { contactPerson: contact }),
      roleRecord('toft', { role: 'turnkeyContractor', note: 'Alle fag.' }),
    ],
    files: [
      {
        name: 'Facade',
        code: 'facade',
        extension: 'svg',
        link: '/files/facade.svg',
        isImage: true,
        source: 'Arkitekten',
      },
      {
        name: 'Lokalplan',
        code: 'plan',
        extension: 'pdf',
        link: '/files/plan.pdf',
        isImage: false,
        source: null,
      },
    ],
    articles: [
      {
        title: 'Ny skole på vej',
        created: '2026-10-10T09:00:00.000Z',
        coverImage: null,
        hostName: 'Bladet',
        hostDomain: 'bladet.example',
        link: 'https://bladet.example/1',
      },
    ],
    updates: [{ text: 'I udbud', created: '2026-10-01T08:00:00.000Z', scrollId: 'timeline' }],
    lastUpdated: '2026-11-20T08:00:00.000Z',
  }),
  projectRecord('gym', {
    names: { da: 'Idrætshal' },
    criteria: [{ type: 'category', code: 'gym' }],
    parent: 'school',
    phase: 'design',
  }),
  projectRecord('bridge', {
    names: { sv: 'Bro över Göta älv', en: 'Bridge over the river' },
    language: 'sv',
    country: 'SE',
    postalCode: '411 01',
    city: 'Göteborg',
    currency: 'SEK',
    budget: 900_000_000,
    isPublic: true,
    phase: 'completed',
    criteria: [
      { type: 'category', code: 'bridge' },
      { type: 'region', code: 'SE' },
    ],
    roles: [roleRecord('ang', { role: 'mainContractor' })],
  }),
]

/** One procurement for the school, which the company Toft has won, and a planned one for a bridge. */
export const sceneProcurements: readonly ProcurementRecord[] = [
  procurementRecord('school-tender', {
    names: { da: 'Totalentreprise, ny skole' },
    summary: 'Opførelse af skole.',
    tenderText: 'Udbuddet omfatter alle fag.',
    liable: 'Aarhus Kommune',
    provider: 'Udbudsbladet',
    euNr: '2026/S 190-000001',
    offers: windowUntil('2026-12-04', {
      link: 'https://udbud.example/1',
      address: 'Rådhuspladsen 2',
      note: 'Elektronisk',
    }),
    participation: windowUntil('2026-11-01'),
    project: 'school',
    criteria: [{ type: 'category', code: 'school' }],
    roles: [
      roleRecord('aarhus', { role: 'authority', contactPerson: contact }),
      roleRecord('toft', { role: 'turnkeyContractor', isWinner: true, contactPerson: contact }),
    ],
    announcements: [{ date: '2026-11-16', type: 'correction', changes: 'Ny frist', description: null }],
  }),
  procurementRecord('bridge-tender', {
    names: { sv: 'Ombyggnad av bro' },
    language: 'sv',
    country: 'SE',
    currency: 'SEK',
    phase: 'planned',
    offers: windowUntil('2027-02-01'),
    criteria: [{ type: 'category', code: 'bridge' }],
  }),
]
