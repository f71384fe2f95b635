import { z } from 'zod'
import { defineTool } from './AssistantTool'
import { countSchema, filtersSchema, kindSchema, pageSchema, textSchema } from './inputs'
import { companyRow, procurementRow, projectRow, rowSchema } from './rows'

export const searchTool = defineTool({
  name: 'search',
  title: 'Search',
  description:
    'Searches projects, tenders (procurements) or companies. Without an order the best matches come first.',
  input: z.object({
    kind: kindSchema,
    text: textSchema.optional(),
    filters: filtersSchema.optional(),
    orderBy: z.enum(['bestMatch', 'updated', 'published', 'budget', 'deadline']).optional(),
    page: pageSchema,
    count: countSchema,
  }),
  output: z.object({
    items: z.array(rowSchema),
    total: z.int().describe('How many match. Exact up to 1,000.'),
    hasMoreThanTotal: z.boolean(),
  }),
  async run(call, { kind, text, filters, orderBy, page: index, count: limit }) {
    const query = { index, limit, ...(orderBy === undefined ? {} : { orderBy }) }
    // The contract checks the filters, and says what is wrong with them.
    const body = { ...filters, ...(text === undefined ? {} : { freeSearch: text }) }
    if (kind === 'project') {
      const found = await call.request('searchProjects', { query, body })
      return { items: found.items.map((item) => projectRow(item, call)), ...totalOf(found) }
    }
    if (kind === 'procurement') {
      const found = await call.request('searchProcurements', { query, body })
      return { items: found.items.map((item) => procurementRow(item, call)), ...totalOf(found) }
    }
    const found = await call.request('searchCompanies', { query, body })
    return { items: found.items.map((item) => companyRow(item, call)), ...totalOf(found) }
  },
})

const totalOf = ({ count, countIsCapped }: { count: number; countIsCapped: boolean }) => ({
  total: count,
  hasMoreThanTotal: countIsCapped,
})
