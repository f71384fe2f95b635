import type { Range } from '@spadestik/domain/search'
import { fromMeasureBody } from '@spadestik/domain/range'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { SentFilters } from '../storage/records/AgentFilters'
import { lotNumber } from '../storage/records/LotRecord'

/** The number of lots that are named. A framework can have hundreds. */
const mostNamed = 10

export interface AskedOfLots {
  /** The ids of included criteria. */
  readonly criteria: readonly number[]
  /** Null if the search has no such filter. */
  readonly budget: Pick<Range, 'min' | 'max'> | null
}

const isSet = ({ min, max }: Pick<Range, 'min' | 'max'>) => min !== null || max !== null

/** Returns what filters ask of lots. */
export function askedOfLots(filters: SentFilters): AskedOfLots {
  const budget = fromMeasureBody('budget', filters)
  return {
    criteria: (filters.criteria ?? []).flatMap(({ id, included }) => (included ? [id] : [])),
    budget: isSet(budget) ? budget : null,
  }
}

interface Row {
  readonly id: number
  /** The ids of the lots with such a sum. */
  readonly sums: readonly string[] | null
  /** The ids of the lots with such a criterion. Null if all lots have one. */
  readonly criteria: readonly string[] | null
}

/**
 * Reads the numbers of the lots that have criteria of a search, or a sum in its range, by the ids of their
 * procurements. Leaves out criteria that all lots of a procurement have in common, and a sum that the procurement has too.
 */
export async function matchingLots(
  db: Kysely<Database>,
  ids: readonly number[],
  { criteria, budget }: AskedOfLots,
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0 || (criteria.length === 0 && budget === null)) return new Map()
  const [min, max] = [budget?.min ?? null, budget?.max ?? null]
  const isWithin = (sum: unknown) => sql`(${sum}::numeric between coalesce(${min}::numeric, 0)
    and coalesce(${max}::numeric, 'Infinity'))`
  const hasSum =
    budget === null
      ? sql`false`
      : sql`(${isWithin(sql`(l.lot->>'budget')`)} and ${isWithin(sql`(p.details->>'budget')`)} is not true)`
  const { rows } = await sql<Row>`
    select l.procurement_id as id,
      (array_agg(l.lot->>'id' order by l.position) filter (where m.sum))[:${sql.lit(mostNamed)}] as sums,
      case when not bool_and(m.criterion) then
        (array_agg(l.lot->>'id' order by l.position) filter (where m.criterion))[:${sql.lit(mostNamed)}] end as criteria
    from lots l join procurements p on p.id = l.procurement_id
    cross join lateral (
      select exists (
        select from criteria c where c.id = any(l.criteria) and c.path && ${[...criteria]}::integer[]
      ) as criterion, ${hasSum} is true as sum
    ) m
    where l.procurement_id = any(${[...ids]}::integer[])
    group by 1`.execute(db)
  return new Map(rows.map((row) => [row.id, (row.sums ?? row.criteria ?? []).map(lotNumber)]))
}
