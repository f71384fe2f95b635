import { MatchersV3 } from '@pact-foundation/pact'
import {
  getCountries,
  getCriterionTypes,
  getProcurementPhases,
  getProcurementTypes,
  getProjectPhases,
  getRoles,
  type ApiClient,
} from '@spadestik/api-client'
import { test } from 'vitest'

import { providerStates } from '../providerStates'
import { expectAnswer } from './expectAnswer'
import { anyNumberOf, oneOrMore } from './matchers'

const { boolean, integer, regex, string } = MatchersV3
const { token } = providerStates['a paid user is signed in']

const phase = {
  id: integer(3),
  name: string('Udbud'),
  icon: string('gavel'),
  iconType: string('outline'),
}
/** A project runs through all its phases; a procurement has some without a place, which end it early. */
const projectPhase = { ...phase, index: integer(2) }
const criterion = { id: integer(4110), name: string('Broer og tunneler'), typeId: integer(3) }

const lists: [
  string,
  string,
  object,
  (client: ApiClient) => Promise<{ data?: unknown; response: Response }>,
][] = [
  [
    'countries',
    '/countries',
    { id: integer(1), name: string('Danmark'), code: regex(/^[A-Z]{2}$/, 'DK') },
    getCountries,
  ],
  [
    'criterion types',
    '/criteria/criterion-types',
    {
      id: integer(3),
      translationProperty: string('criterionType.construction'),
      searchable: boolean(true),
      tailored: boolean(false),
      highlightedProject: boolean(true),
      highlightedProcurement: boolean(true),
      criteria: oneOrMore({ ...criterion, children: anyNumberOf(criterion) }),
    },
    getCriterionTypes,
  ],
  ['phases of procurements', '/procurement-phases', phase, getProcurementPhases],
  [
    'types of procurements',
    '/procurement-types',
    { id: integer(1), name: string('Offentligt udbud') },
    getProcurementTypes,
  ],
  ['phases of projects', '/project-phases', projectPhase, getProjectPhases],
  [
    'roles',
    '/roles',
    {
      id: integer(4),
      name: string('Ingeniør'),
      itemTypes: oneOrMore(regex(/^(project|procurement|company)$/, 'project')),
    },
    getRoles,
  ],
]

test.each(lists)('[G06] [Z01] the %s', (name, path, entry, call) =>
  expectAnswer(
    {
      given: ['a paid user is signed in'],
      receiving: `the ${name}`,
      method: 'GET',
      path,
      token,
      status: 200,
      answer: oneOrMore(entry),
    },
    (client) => call(client),
  ),
)
