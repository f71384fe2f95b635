import { z } from 'zod'
import { defineTool } from './AssistantTool'
import { idSchema, kindSchema } from './inputs'

export const changesTool = defineTool({
  name: 'changes',
  title: 'Read what has changed',
  description:
    'Reads changes of items in the order in which they were stored. Begin with `start`, keep `next`, and send it as `after` to go on, also days later.',
  input: z.object({
    after: z.string().max(100).optional().describe('`next` of an earlier answer.'),
    start: z.enum(['first', 'now']).default('now').describe('Where to begin without `after`.'),
    kind: kindSchema.optional(),
    agentId: idSchema.optional().describe('Only items that this saved search finds.'),
    listId: idSchema.optional().describe('Only items on this list.'),
    count: z.int().min(1).max(100).default(50),
  }),
  output: z.object({
    changes: z.array(
      z.object({
        kind: kindSchema,
        id: z.int(),
        name: z.string(),
        change: z.string().describe('The change in one line.'),
        stored: z.string(),
        isCorrection: z.boolean(),
        url: z.string(),
      }),
    ),
    next: z.string(),
    hasMore: z.boolean(),
  }),
  async run({ request, urlOf }, { after, start, kind: itemType, agentId, listId, count: limit }) {
    const begin = after === undefined ? { start } : { after }
    const query = { ...begin, itemType, agentId, listId, limit }
    const { changes, next, hasMore } = await request('getChanges', { query })
    const rows = changes.map(
      ({ itemType: kind, itemId: id, itemName: name, text, stored, isCorrection }) => ({
        kind,
        id,
        name,
        change: text,
        stored,
        isCorrection,
        url: urlOf(kind, id),
      }),
    )
    return { changes: rows, next, hasMore }
  },
})
