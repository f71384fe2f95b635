import { limits } from '@spadestik/domain/limits'
import { z } from 'zod'
import { defineTool } from './AssistantTool'
import { filtersSchema, idSchema, kindSchema, textSchema } from './inputs'

export const explainTool = defineTool({
  name: 'explain_match',
  title: 'Explain which agents find an item',
  description:
    'Says which agents (saved searches) of the user find an item, which filters of the others fail, and whether a mail about it was sent or is due.',
  input: z.object({ kind: kindSchema, id: idSchema }),
  output: z.object({
    name: z.string(),
    url: z.string(),
    isHidden: z.boolean(),
    isOutsideProduct: z.boolean(),
    agents: z
      .array(
        z.object({
          agentId: z.int(),
          agentName: z.string(),
          isFound: z.boolean(),
          failingFilters: z.array(z.string()),
          nextMail: z.string().nullable(),
          noMail: z.string().nullable().describe('Why no mail is due.'),
        }),
      )
      .describe('Those that find the item come first, then those with the fewest failing filters.'),
    hasMoreAgents: z.boolean(),
  }),
  async run({ request, urlOf }, { kind: itemType, id }) {
    const { name, isHidden, isOutsideProduct, agents } = await request('getExplanations', {
      path: { itemType, id },
    })
    const rows = agents
      .slice(0, limits.assistantPageSize)
      .map(({ agentId, agentName, isFound, conditions, nextMail, noMail }) => ({
        agentId,
        agentName,
        isFound,
        failingFilters: conditions.flatMap((one) => (one.isMet ? [] : [one.criterionType ?? one.name])),
        nextMail,
        noMail,
      }))
    const url = urlOf(itemType, id)
    return { name, url, isHidden, isOutsideProduct, agents: rows, hasMoreAgents: agents.length > rows.length }
  },
})

export const rehearseTool = defineTool({
  name: 'rehearse_agent',
  title: 'Count what an agent would have mailed',
  description:
    'Counts what an agent with these words and filters would have mailed in the last 90 days. Saves nothing.',
  input: z.object({ kind: kindSchema, text: textSchema.optional(), filters: filtersSchema.optional() }),
  output: z.object({
    from: z.string(),
    days: z.int(),
    count: z.int(),
    alreadyFound: z.int().describe('How many of them other agents of the user find.'),
    mails: z.object({ always: z.int(), daily: z.int(), weekly: z.int() }),
    latest: z.array(z.object({ id: z.int(), name: z.string(), changedAt: z.string(), url: z.string() })),
  }),
  async run({ request, urlOf }, { kind, text, filters }) {
    const operations = {
      project: 'rehearseProjectAgent',
      procurement: 'rehearseProcurementAgent',
      company: 'rehearseCompanyAgent',
    } as const
    const body = { ...filters, ...(text === undefined ? {} : { freeSearch: text }) }
    const { from, days, count, alreadyFound, mails, latest } = await request(operations[kind], { body })
    const rows = latest.map(({ id, name, changedAt }) => ({ id, name, changedAt, url: urlOf(kind, id) }))
    return { from, days, count, alreadyFound, mails, latest: rows }
  },
})
