import { projectPhases } from '../../reference/projectPhases'

const everyPhase = projectPhases.map(({ id }): number => id)
const everyDomain = [8, 9, 10]

export const demoPassword = 'spadestik-demo'

export const demoProducts = [
  {
    code: 'demo-complete',
    name: 'Spadestik Komplet',
    basic: false,
    companyEnabled: true,
    allowedProjectPhases: everyPhase,
    domainIds: everyDomain,
  },
  {
    code: 'demo-projects',
    name: 'Spadestik Projekt',
    basic: false,
    companyEnabled: false,
    allowedProjectPhases: everyPhase,
    domainIds: everyDomain,
  },
  {
    code: 'demo-basic',
    name: 'Spadestik Basis',
    basic: true,
    companyEnabled: false,
    allowedProjectPhases: [5, 6],
    domainIds: everyDomain,
  },
  {
    code: 'demo-sweden',
    name: 'Spadestik Komplett',
    basic: false,
    companyEnabled: true,
    allowedProjectPhases: everyPhase,
    domainIds: [8],
  },
  {
    code: 'demo-norway',
    name: 'Spadestik Komplett',
    basic: false,
    companyEnabled: true,
    allowedProjectPhases: everyPhase,
    domainIds: [10],
  },
] as const

export const demoUsers = [
  {
    email: 'paid@demo.test',
    name: 'Kirsten Holm',
    position: 'Tilbudschef',
    phone: '+45 00 00 00 01',
    subscriber: 'Holm & Lund Entreprise A/S',
    product: 'demo-complete',
    isAdministrator: false,
  },
  {
    email: 'colleague@demo.test',
    name: 'Mads Lund',
    position: 'Projektleder',
    phone: '+45 00 00 00 02',
    subscriber: 'Holm & Lund Entreprise A/S',
    product: 'demo-complete',
    isAdministrator: false,
  },
  {
    email: 'projects@demo.test',
    name: 'Birgitte Friis',
    position: 'Sælger',
    phone: '+45 00 00 00 03',
    subscriber: 'Friis Facader ApS',
    product: 'demo-projects',
    isAdministrator: false,
  },
  {
    email: 'basic@demo.test',
    name: 'Jonas Kvist',
    position: 'Tømrermester',
    phone: '+45 00 00 00 04',
    subscriber: 'Kvist Tømrer & Snedker',
    product: 'demo-basic',
    isAdministrator: false,
  },
  {
    email: 'none@demo.test',
    name: 'Sofie Dahl',
    position: null,
    phone: '+45 00 00 00 05',
    subscriber: 'Dahl Rådgivning',
    product: null,
    isAdministrator: false,
  },
  {
    email: 'admin@demo.test',
    name: 'Anne Grøn',
    position: 'Kundeservice',
    phone: '+45 00 00 00 06',
    subscriber: 'Spadestik',
    product: 'demo-complete',
    isAdministrator: true,
  },
  {
    email: 'paid-se@demo.test',
    name: 'Åsa Nordin',
    position: 'Anbudschef',
    phone: '+46 00 000 00 01',
    subscriber: 'Nordin Bygg AB',
    product: 'demo-sweden',
    isAdministrator: false,
  },
  {
    email: 'paid-no@demo.test',
    name: 'Øystein Vik',
    position: 'Tilbudssjef',
    phone: '+47 00 00 00 01',
    subscriber: 'Vik Entreprenør AS',
    product: 'demo-norway',
    isAdministrator: false,
  },
] as const
