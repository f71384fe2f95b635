import type { Schemas } from '@spadestik/api-client/schema'
import type { Caller } from '@spadestik/domain/access'
import { mayUseProjectPhase } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import { fromMeasureBody, limitsOf } from '@spadestik/domain/range'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { filterTable } from '../../filters/filterTable'
import type { View } from '../../contract/View'
import type { Names } from '../../reference/Names'
import { procurementPhases } from '../../reference/procurementPhases'
import { procurementTypes } from '../../reference/procurementTypes'
import { projectPhases } from '../../reference/projectPhases'
import { nameIn } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'
import type { SentFilters } from '../../storage/records/AgentFilters'

export type HidableType = 'project' | 'procurement'

export type Candidate = Omit<Schemas['NarrowingProposal'], 'drops'>

interface ItemFacts {
  readonly phaseId: number
  readonly typeId: number | null
  readonly budget: number | null
  readonly criteria: readonly number[]
}

interface CriterionRow {
  readonly id: number
  readonly typeId: number
  readonly path: readonly number[]
  readonly names: Names
  readonly typeNames: Names
}

/**
 * The step between proposed minimum budgets, in whole units of the currency. The largest proposal is
 * `largestSum`.
 */
const sumStep = limits.budgetFactor
const largestSum = limitsOf('budget').max * sumStep

/**
 * The maximum number of criteria that are proposed. It is limited, because each proposal needs a search, and
 * a tender can have dozens of CPV codes (EU purchase categories).
 */
const maxCriteria = 20

async function readFacts(
  db: Kysely<Database>,
  type: HidableType,
  id: number,
): Promise<ItemFacts | undefined> {
  const typeId = type === 'procurement' ? sql`s.type_id` : sql`null::integer`
  const { rows } = await sql<ItemFacts>`
    select s.phase_id as "phaseId", ${typeId} as "typeId", s.budget::float8 as budget, s.criteria
    from ${sql.table(`${type}_search`)} s where s.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Reads the criteria with the given ids, sorted by type. Leaves out criteria that are ancestors of other
 * criteria in the result.
 */
async function readOwnCriteria(db: Kysely<Database>, ids: readonly number[]): Promise<CriterionRow[]> {
  const { rows } = await sql<CriterionRow>`
    select c.id, c.type_id as "typeId", c.path, c.names, t.names as "typeNames"
    from criteria c join criterion_types t on t.id = c.type_id
    where c.id = any(${[...ids]}::integer[]) order by t.position, c.position`.execute(db)
  const ancestors = new Set(rows.flatMap(({ id, path }) => path.filter((one) => one !== id)))
  return rows.filter(({ id }) => !ancestors.has(id)).slice(0, maxCriteria)
}

/**
 * Removes one value from the values of a filter. Returns null if no value remains. A filter for which no
 * values are chosen includes all values.
 */
function without(id: number, chosen: readonly number[] = [], all: readonly number[]): number[] | null {
  const rest = (chosen.length === 0 ? all : chosen).filter((one) => one !== id)
  return rest.length === 0 ? null : rest
}

function phaseCandidate(
  type: HidableType,
  { phaseId }: ItemFacts,
  filters: SentFilters,
  { caller, language }: Pick<View, 'language'> & { readonly caller: Caller },
): Candidate[] {
  const name = type === 'project' ? 'projectPhases' : 'procurementPhases'
  const all =
    type === 'project'
      ? projectPhases.map(({ id }): number => id).filter((id) => mayUseProjectPhase(caller, id))
      : procurementPhases.map(({ id }): number => id)
  const rest = without(phaseId, filters[name], all)
  const asked = { excluded: filterTable[name].namesOf([phaseId], language) }
  return rest === null ? [] : [{ name, criterionType: null, asked, filters: { [name]: rest } }]
}

function typeCandidate(
  { typeId }: ItemFacts,
  { procurementTypes: chosen }: SentFilters,
  { language }: Pick<View, 'language'>,
): Candidate[] {
  if (typeId === null) return []
  const all = procurementTypes.map(({ id }): number => id)
  const rest = without(typeId, chosen, all)
  const asked = { excluded: filterTable.procurementTypes.namesOf([typeId], language) }
  return rest === null
    ? []
    : [{ name: 'procurementTypes', criterionType: null, asked, filters: { procurementTypes: rest } }]
}

/**
 * Proposes a minimum budget that excludes the item: the next multiple of `sumStep` (a million) above its
 * budget. Proposes nothing above the agent's own maximum or `largestSum`.
 */
function sumCandidate({ budget }: ItemFacts, filters: SentFilters): Candidate[] {
  if (budget === null) return []
  const min = (Math.floor(budget / sumStep) + 1) * sumStep
  const { max, allowUnspecified } = fromMeasureBody('budget', filters)
  if (min > (max ?? largestSum)) return []
  const asked = { min, max, allowUnspecified }
  return [{ name: 'budget', criterionType: null, asked, filters: { minBudget: min } }]
}

/**
 * Returns proposals that each exclude one criterion of the item. Leaves out criteria that the agent (a saved
 * search) includes, and their ancestors, because excluding these would exclude what the agent searches for.
 */
async function criterionCandidates(
  db: Kysely<Database>,
  { criteria: itemCriteria }: ItemFacts,
  { criteria = [] }: SentFilters,
  { language }: Pick<View, 'language'>,
): Promise<Candidate[]> {
  const included = criteria.flatMap((one) => (one.included ? [one.id] : []))
  const paths = await db
    .selectFrom('criteria')
    .select('path')
    .where('id', '=', (any) => any.fn.any(any.val(included)))
    .execute()
  const isAsked = new Set([...included, ...paths.flatMap(({ path }) => path)])
  const own = await readOwnCriteria(db, itemCriteria)
  return own
    .filter(({ id }) => !isAsked.has(id))
    .map(({ id, typeId, names, typeNames }): Candidate => {
      const name = nameIn(names, language, 'en')
      const index = Math.max(-1, ...criteria.map((one) => one.index ?? 0)) + 1
      const excluded = { id, typeId, included: false, name, index }
      return {
        name: 'excludedCriteria',
        criterionType: nameIn(typeNames, language, 'en'),
        asked: { excluded: [name] },
        filters: { criteria: [...criteria, excluded] },
      }
    })
}

/**
 * Proposes filters that would exclude an item from the results of an agent (a saved search). Each candidate
 * changes one filter of the agent.
 *
 * @returns undefined when there is no such item
 */
export async function readCandidates(
  db: Kysely<Database>,
  type: HidableType,
  id: number,
  filters: SentFilters,
  view: View,
): Promise<Candidate[] | undefined> {
  const facts = await readFacts(db, type, id)
  if (facts === undefined) return undefined
  return [
    ...(await criterionCandidates(db, facts, filters, view)),
    ...phaseCandidate(type, facts, filters, view),
    ...typeCandidate(facts, filters, view),
    ...sumCandidate(facts, filters),
  ]
}
