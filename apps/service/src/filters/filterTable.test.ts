import { measures } from '@spadestik/domain/range'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import bundle from '../../../../openapi/bundle.json'
import type { Database } from '../storage/Database'
import { mainEngine, openTestDatabase } from '../testing/openTestDatabase'
import { filterRows, filterTable, filtersOf } from './filterTable'

const { schemas } = bundle.components
const itemTypes = ['project', 'procurement'] as const
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()
const textProperties = ['freeSearch', 'freeSearchType']
const textConditions = ['freeSearch', 'postalCode']

let db: Kysely<Database>
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase(mainEngine))
})
afterAll(() => close())

async function columnsOf(table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${table}`.execute(db)
  return rows.map(({ name }) => name)
}

test('[S09] a row has the name under which it stands in the table', () => {
  expect(Object.entries(filterTable).map(([name, filter]) => [name, filter.name])).toEqual(
    Object.keys(filterTable).map((name) => [name, name]),
  )
})

test.each(itemTypes)('[S09] filters compare columns that the search table of %ss has', async (itemType) => {
  const columns = filtersOf(itemType).flatMap(({ itemColumns }) => itemColumns)
  expect(await columnsOf(`${itemType}_search`)).toEqual(expect.arrayContaining(columns))
})

test('[S17] agents have the columns of all filters', async () => {
  const columns = filterRows.flatMap(({ agentColumns }) => Object.keys(agentColumns({}, 'UTC')))
  expect(await columnsOf('agents')).toEqual(expect.arrayContaining(columns))
})

test.each([
  [
    'project',
    { ...schemas.ItemCriteria.properties, ...schemas.ProjectOnlyCriteria.properties },
    schemas.ProjectAgent,
  ],
  [
    'procurement',
    { ...schemas.ItemCriteria.properties, ...schemas.ProcurementOnlyCriteria.properties },
    schemas.ProcurementAgent,
  ],
] as const)('[S09] the contract has exactly the filters of %ss', (itemType, properties, agent) => {
  const sent = filtersOf(itemType).flatMap(({ complete }) => Object.keys(complete({})))
  expect(sorted(Object.keys(properties))).toEqual(sorted([...textProperties, ...sent]))
  expect(agent.allOf).toContainEqual({ $ref: '#/components/schemas/ItemCriteria' })
})

test('[S15] the contract has the filters of companies', () => {
  const sent = filtersOf('company').flatMap(({ complete }) => Object.keys(complete({})))
  // Companies cannot be filtered by their sector, but requests may contain it.
  expect(sorted(Object.keys(schemas.CompanyCriteria.properties))).toEqual(
    sorted([...textProperties, 'isPublic', ...sent]),
  )
})

test('[W11] the contract names the conditions of all filters', () => {
  const conditions = [...itemTypes, 'company' as const].flatMap((itemType) =>
    filtersOf(itemType).flatMap((filter) => filter.agentConditions(itemType).map(({ name }) => name)),
  )
  const others = schemas.AgentConditionName.anyOf.flatMap((part) => part.enum ?? [])
  const named = [...others, ...schemas.Measure.enum, ...schemas.CountedFilter.enum]
  expect(sorted(named)).toEqual(sorted([...textConditions, ...conditions]))
  expect(sorted(schemas.Measure.enum)).toEqual(sorted(measures))
})
