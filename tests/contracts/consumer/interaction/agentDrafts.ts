import { from } from './from'

const criteria = [{ id: from('criterionId'), typeId: from('criterionTypeId'), included: true }] as const

const draft = {
  name: 'Skoler i Jylland',
  mailTime: 'weekly',
  alertKinds: { outcome: 'atOnce', other: 'never' },
  paUserIds: [from('userId')],
  freeSearch: 'skole',
  freeSearchType: 'normal',
  criteria,
  countryIds: [from('countryId')],
  roles: [from('roleId')],
  isPublic: true,
} as const

const items = {
  companies: [{ id: from('companyId') }],
  buildingStart: '2027-01-01',
  buildingEnd: '2028-12-31',
  allowUnspecifiedStartEnd: false,
  startWithinQuarters: 2,
  updatedFrom: '2026-11-01',
  updatedTo: '2026-12-31',
  minBudget: 20_000_000,
  maxBudget: 350_000_000,
  allowUnspecifiedBudget: false,
  buildingSizeMin: 100,
  buildingSizeMax: 9000,
  allowUnspecifiedBuildingSize: false,
  groundSizeMin: 200,
  groundSizeMax: 8000,
  allowUnspecifiedGroundSize: false,
  metresMin: 10,
  metresMax: 700,
  allowUnspecifiedMetres: false,
  unitsMin: 2,
  unitsMax: 60,
  allowUnspecifiedUnits: false,
} as const

export const projectDraft = { ...draft, ...items, projectPhases: [from('projectPhaseId')] } as const

export const procurementDraft = {
  ...draft,
  ...items,
  procurementPhases: [from('procurementPhaseId')],
  procurementTypes: [from('procurementTypeId')],
  deadlineFrom: '2026-11-20',
  deadlineTo: '2026-12-31',
} as const

export const companyDraft = { ...draft, projectPhases: [from('projectPhaseId')] } as const
