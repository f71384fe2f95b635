import { limits } from '@spadestik/domain/limits'
import { z } from 'zod'

/** The kinds of items, as the contract names them. A procurement is a tender. */
export const kindSchema = z.enum(['project', 'procurement', 'company'])

export const idSchema = z.int().min(1).max(2_147_483_647)

export const textSchema = z
  .string()
  .max(limits.freeSearchMaxLength)
  .describe(
    'Words that the items have. Quotes keep words together, `-word` excludes, `place:Aarhus` searches a field, OR joins.',
  )

/** Filters of each kind, as examples for assistants. */
export const exampleFilters = {
  project: { countryIds: [1], projectPhases: [3, 4], minBudget: 10_000_000 },
  procurement: { procurementPhases: [3], deadlineWithinDays: 14 },
  company: { countryIds: [1], roles: [4] },
} as const

export const filtersSchema = z
  .record(z.string().max(60), z.json())
  .describe(
    `Further filters, as the contract names them for searches of each kind. Examples: ${JSON.stringify(exampleFilters)}`,
  )

export const pageSchema = z.int().min(0).max(1000).default(0).describe('The page, from 0.')

export const countSchema = z.int().min(1).max(limits.assistantPageSize).default(10).describe('Rows per page.')
