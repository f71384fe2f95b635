import type { Phase } from './Phase'

/** In order. */
export const projectPhases = [
  {
    id: 1,
    code: 'idea',
    index: 0,
    icon: 'lightbulb',
    iconType: 'outline',
    names: { da: 'Idé', sv: 'Idé', nb: 'Idé', en: 'Idea' },
  },
  {
    id: 2,
    code: 'planning',
    index: 1,
    icon: 'map',
    iconType: 'outline',
    names: { da: 'Planlægning', sv: 'Planering', nb: 'Planlegging', en: 'Planning' },
  },
  {
    id: 3,
    code: 'design',
    index: 2,
    icon: 'drafting-compass',
    iconType: 'outline',
    names: { da: 'Projektering', sv: 'Projektering', nb: 'Prosjektering', en: 'Design' },
  },
  {
    id: 4,
    code: 'permit',
    index: 3,
    icon: 'stamp',
    iconType: 'outline',
    names: { da: 'Myndighedsbehandling', sv: 'Bygglovsprövning', nb: 'Byggesaksbehandling', en: 'Permit' },
  },
  {
    id: 5,
    code: 'tender',
    index: 4,
    icon: 'megaphone',
    iconType: 'outline',
    names: { da: 'Udbud', sv: 'Upphandling', nb: 'Anbud', en: 'Tender' },
  },
  {
    id: 6,
    code: 'contracting',
    index: 5,
    icon: 'handshake',
    iconType: 'outline',
    names: { da: 'Kontrahering', sv: 'Kontraktering', nb: 'Kontrahering', en: 'Contracting' },
  },
  {
    id: 7,
    code: 'construction',
    index: 6,
    icon: 'crane',
    iconType: 'outline',
    names: { da: 'Udførelse', sv: 'Byggproduktion', nb: 'Utførelse', en: 'Construction' },
  },
  {
    id: 8,
    code: 'completed',
    index: 7,
    icon: 'building-2',
    iconType: 'outline',
    names: { da: 'Afsluttet', sv: 'Avslutat', nb: 'Ferdigstilt', en: 'Completed' },
  },
] as const satisfies readonly Phase[]

export type ProjectPhaseCode = (typeof projectPhases)[number]['code']
