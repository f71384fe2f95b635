import type { Provider } from './Provider'

export async function agentFilters(db: Provider['db']) {
  const { id, type_id: typeId } = await db
    .selectFrom('criteria')
    .select(['id', 'type_id'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    freeSearch: 'skole',
    freeSearchType: 'normal' as const,
    criteria: [{ id, typeId, included: true }],
    countryIds: [1],
    roles: [1],
    isPublic: true,
  }
}

export const itemFilters = {
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

export const procurementFilters = {
  procurementPhases: [1],
  procurementTypes: [1],
  deadlineFrom: '2026-11-20',
  deadlineTo: '2026-12-31',
}
