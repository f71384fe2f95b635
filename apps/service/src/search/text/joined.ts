import { sql } from 'kysely'
import type { TextCondition } from './fieldConditions'

/** Joins conditions, of which there is at least one. */
export const joined = (parts: readonly TextCondition[], operator: ' and ' | ' or '): TextCondition =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql.raw(operator),
  )
