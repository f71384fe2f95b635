import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import type { CriterionReference } from '../../storage/records/itemParts'

export interface KnownCriteria {
  readonly has: (reference: CriterionReference) => boolean
  readonly hasType: (type: string) => boolean
  /**
   * Returns the longest known beginning of a code. In NUTS, the EU's list of regions, the code of a region
   * begins with the code of the larger region around it.
   */
  readonly longestPrefix: (type: string, code: string) => string | null
  readonly beginningWith: (type: string, code: string) => string[]
}

export function knownCriteriaOf(references: readonly CriterionReference[]): KnownCriteria {
  const known = new Set(references.map(({ type, code }) => `${type}/${code}`))
  const ofType = Map.groupBy(references, ({ type }) => type)
  const has = ({ type, code }: CriterionReference): boolean => known.has(`${type}/${code}`)
  return {
    has,
    hasType: (type) => ofType.has(type),
    beginningWith: (type, code) =>
      (ofType.get(type) ?? []).flatMap((one) => (one.code.startsWith(code) ? [one.code] : [])),
    longestPrefix(type, code) {
      for (let length = code.length; length > 0; length -= 1) {
        const prefix = code.slice(0, length)
        if (has({ type, code: prefix })) return prefix
      }
      return null
    },
  }
}

export async function loadKnownCriteria(db: Kysely<Database>): Promise<KnownCriteria> {
  const rows = await db
    .selectFrom('criteria')
    .innerJoin('criterion_types', 'criterion_types.id', 'criteria.type_id')
    .select(['criteria.code', 'criterion_types.code as type'])
    .execute()
  return knownCriteriaOf(rows)
}
