import { roleIds } from '@spadestik/domain/roles'
import type { LocalNames } from './Names'

/** The roles of companies. `itemTypes` are the searches in which users can filter by the role. */
export const roles = [
  {
    id: roleIds.builder,
    code: 'builder',
    itemTypes: ['project', 'procurement', 'company'],
    names: { da: 'Bygherre', sv: 'Byggherre', nb: 'Byggherre', en: 'Client' },
  },
  {
    id: 2,
    code: 'authority',
    itemTypes: ['procurement', 'company'],
    names: {
      da: 'Ordregivende myndighed',
      sv: 'Upphandlande myndighet',
      nb: 'Oppdragsgiver',
      en: 'Contracting authority',
    },
  },
  {
    id: 3,
    code: 'developer',
    itemTypes: ['project', 'company'],
    names: { da: 'Projektudvikler', sv: 'Projektutvecklare', nb: 'Prosjektutvikler', en: 'Developer' },
  },
  {
    id: 4,
    code: 'investor',
    itemTypes: ['project', 'company'],
    names: { da: 'Investor', sv: 'Investerare', nb: 'Investor', en: 'Investor' },
  },
  {
    id: 5,
    code: 'clientAdvisor',
    itemTypes: ['project', 'procurement', 'company'],
    names: { da: 'Bygherrerådgiver', sv: 'Byggherreombud', nb: 'Byggherrerådgiver', en: 'Client adviser' },
  },
  {
    id: 6,
    code: 'projectManager',
    itemTypes: ['project', 'company'],
    names: { da: 'Byggeleder', sv: 'Byggledare', nb: 'Byggeleder', en: 'Construction manager' },
  },
  {
    id: 7,
    code: 'architect',
    itemTypes: ['project', 'procurement', 'company'],
    names: { da: 'Arkitekt', sv: 'Arkitekt', nb: 'Arkitekt', en: 'Architect' },
  },
  {
    id: 8,
    code: 'landscapeArchitect',
    itemTypes: ['project', 'company'],
    names: {
      da: 'Landskabsarkitekt',
      sv: 'Landskapsarkitekt',
      nb: 'Landskapsarkitekt',
      en: 'Landscape architect',
    },
  },
  {
    id: 9,
    code: 'engineer',
    itemTypes: ['project', 'procurement', 'company'],
    names: { da: 'Ingeniør', sv: 'Konstruktör', nb: 'Rådgivende ingeniør', en: 'Engineer' },
  },
  {
    id: 10,
    code: 'turnkeyContractor',
    itemTypes: ['project', 'procurement', 'company'],
    names: {
      da: 'Totalentreprenør',
      sv: 'Totalentreprenör',
      nb: 'Totalentreprenør',
      en: 'Turnkey contractor',
    },
  },
  {
    id: 11,
    code: 'mainContractor',
    itemTypes: ['project', 'procurement', 'company'],
    names: { da: 'Hovedentreprenør', sv: 'Huvudentreprenör', nb: 'Hovedentreprenør', en: 'Main contractor' },
  },
  {
    id: 12,
    code: 'groundworks',
    itemTypes: ['project', 'procurement', 'company'],
    names: {
      da: 'Jord- og kloakentreprenør',
      sv: 'Markentreprenör',
      nb: 'Grunnentreprenør',
      en: 'Groundworks contractor',
    },
  },
  {
    id: 13,
    code: 'concrete',
    itemTypes: ['project', 'procurement', 'company'],
    names: {
      da: 'Betonentreprenør',
      sv: 'Betongentreprenör',
      nb: 'Betongentreprenør',
      en: 'Concrete contractor',
    },
  },
  {
    id: 14,
    code: 'mason',
    itemTypes: ['project', 'procurement', 'company'],
    names: { da: 'Murer', sv: 'Murare', nb: 'Murer', en: 'Bricklayer' },
  },
  {
    id: 15,
    code: 'carpenter',
    itemTypes: ['project', 'procurement', 'company'],
    names: { da: 'Tømrer og snedker', sv: 'Snickare', nb: 'Tømrer og snekker', en: 'Carpenter and joiner' },
  },
  {
    id: 16,
    code: 'roofer',
    itemTypes: ['project', 'procurement', 'company'],
    names: { da: 'Tagdækker', sv: 'Takläggare', nb: 'Taktekker', en: 'Roofer' },
  },
  {
    id: 17,
    code: 'electrician',
    itemTypes: ['project', 'procurement', 'company'],
    names: {
      da: 'El-installatør',
      sv: 'Elinstallatör',
      nb: 'Elektroentreprenør',
      en: 'Electrical contractor',
    },
  },
  {
    id: 18,
    code: 'plumber',
    itemTypes: ['project', 'procurement', 'company'],
    names: {
      da: 'VVS-installatør',
      sv: 'VVS-installatör',
      nb: 'Rørlegger',
      en: 'Plumbing and heating contractor',
    },
  },
  {
    id: 19,
    code: 'ventilation',
    itemTypes: ['project', 'procurement', 'company'],
    names: {
      da: 'Ventilationsentreprenør',
      sv: 'Ventilationsentreprenör',
      nb: 'Ventilasjonsentreprenør',
      en: 'Ventilation contractor',
    },
  },
  {
    id: 20,
    code: 'painter',
    itemTypes: ['project', 'procurement', 'company'],
    names: { da: 'Maler', sv: 'Målare', nb: 'Maler', en: 'Painter' },
  },
  {
    id: 21,
    code: 'demolition',
    itemTypes: ['project', 'procurement', 'company'],
    names: {
      da: 'Nedrivningsentreprenør',
      sv: 'Rivningsentreprenör',
      nb: 'Rivningsentreprenør',
      en: 'Demolition contractor',
    },
  },
  {
    id: 22,
    code: 'supplier',
    itemTypes: ['project', 'procurement', 'company'],
    names: { da: 'Leverandør', sv: 'Leverantör', nb: 'Leverandør', en: 'Supplier' },
  },
  {
    id: 23,
    code: 'tenderer',
    itemTypes: ['procurement', 'company'],
    names: { da: 'Tilbudsgiver', sv: 'Anbudsgivare', nb: 'Tilbyder', en: 'Tenderer' },
  },
] as const satisfies readonly {
  id: number
  code: string
  itemTypes: readonly ('project' | 'procurement' | 'company')[]
  names: LocalNames
}[]

export type RoleCode = (typeof roles)[number]['code']
