import { expect, test } from 'vitest'
import type { SearchCriteria } from './SearchCriteria'
import { appliesTo } from './SearchCriteria'

test.each<[keyof SearchCriteria, boolean, boolean, boolean]>([
  ['itemType', true, true, true],
  ['freeSearch', true, true, true],
  ['freeSearchType', true, true, true],
  ['criteria', true, true, true],
  ['roles', true, true, true],
  ['companies', true, true, false],
  ['countryIds', true, true, true],
  ['projectPhases', true, false, true],
  ['procurementPhases', false, true, false],
  ['procurementTypes', false, true, false],
  ['budget', true, true, false],
  ['buildingSize', true, true, false],
  ['groundSize', true, true, false],
  ['metres', true, true, false],
  ['units', true, true, false],
  ['building', true, true, false],
  ['deadline', false, true, false],
  ['isPublic', true, true, false],
  ['unseen', true, true, false],
  ['order', true, true, false],
  ['ascending', true, true, false],
  ['page', true, true, true],
])(
  '[S09, S12, S15] %s applies to projects (%s), procurements (%s) and companies (%s)',
  (field, project, procurement, company) => {
    expect([
      appliesTo(field, 'project'),
      appliesTo(field, 'procurement'),
      appliesTo(field, 'company'),
    ]).toEqual([project, procurement, company])
  },
)
