import { hasDeadlines } from '@spadestik/domain/phase'
import type { Phase } from './Phase'

/**
 * The phases of a procurement, in their usual order. The last entry, cancellation, ends a procurement before
 * a contract is awarded.
 */
export const procurementPhases = [
  {
    id: 1,
    code: 'planned',
    index: 0,
    icon: 'calendar',
    iconType: 'outline',
    names: { da: 'Varslet', sv: 'Aviserad', nb: 'Varslet', en: 'Planned' },
  },
  {
    id: 2,
    code: 'qualification',
    index: 1,
    icon: 'user-check',
    iconType: 'outline',
    names: { da: 'Prækvalifikation', sv: 'Kvalificering', nb: 'Prekvalifisering', en: 'Prequalification' },
  },
  {
    id: 3,
    code: 'open',
    index: 2,
    icon: 'mail-open',
    iconType: 'outline',
    names: { da: 'I udbud', sv: 'Anbud inbjuds', nb: 'Ute på anbud', en: 'Open for tenders' },
  },
  {
    id: 4,
    code: 'evaluation',
    index: 3,
    icon: 'scale',
    iconType: 'outline',
    names: { da: 'Under vurdering', sv: 'Utvärdering', nb: 'Til evaluering', en: 'Under evaluation' },
  },
  {
    id: 5,
    code: 'awarded',
    index: 4,
    icon: 'trophy',
    iconType: 'outline',
    names: { da: 'Tildelt', sv: 'Tilldelad', nb: 'Tildelt', en: 'Awarded' },
  },
  {
    id: 6,
    code: 'cancelled',
    index: null,
    icon: 'ban',
    iconType: 'outline',
    names: { da: 'Annulleret', sv: 'Avbruten', nb: 'Avlyst', en: 'Cancelled' },
  },
] as const satisfies readonly Phase[]

export type ProcurementPhaseCode = (typeof procurementPhases)[number]['code']

/** The phases after which the deadlines of a procurement no longer count. */
export const endedPhaseIds: readonly number[] = procurementPhases
  .map(({ id }) => id)
  .filter((id) => !hasDeadlines(id))
