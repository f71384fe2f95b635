import { limits } from '@spadestik/domain/limits'
import { z } from 'zod'
import { defineTool } from './AssistantTool'
import { countSchema, idSchema, kindSchema, pageSchema } from './inputs'
import { companyRow, procurementRow, projectRow, rowSchema } from './rows'

const countsSchema = z.object({ project: z.int(), procurement: z.int(), company: z.int() })

export const listsTool = defineTool({
  name: 'lists',
  title: 'Read lists',
  description:
    'Reads the lists of the user. With `listId`, reads a page of the items of each kind on one list.',
  input: z.object({ listId: idSchema.optional(), page: pageSchema, count: countSchema }),
  output: z.object({
    lists: z.array(z.object({ id: z.int(), name: z.string(), isShared: z.boolean(), counts: countsSchema })),
    items: z.array(rowSchema),
    hasMore: z.boolean(),
  }),
  async run(call, { listId, page: index, count: limit }) {
    const all = await call.request('getLists')
    const chosen = all.filter(({ id }) => listId === undefined || id === listId)
    const start = listId === undefined ? index * limits.assistantPageSize : 0
    const lists = chosen
      .slice(start, start + limits.assistantPageSize)
      .map(({ id, name, paUserIds, projects, procurements, companies }) => ({
        id,
        name,
        isShared: paUserIds.length > 1,
        counts: { project: projects.length, procurement: procurements.length, company: companies.length },
      }))
    if (listId === undefined) {
      return { lists, items: [], hasMore: chosen.length > start + lists.length }
    }
    const query = { index, limit }
    const found = await call.request('getListItems', { path: { id: listId }, query })
    const { projects, procurements, companies, counts } = found
    const items = [
      ...projects.map((item) => projectRow(item, call)),
      ...procurements.map((item) => procurementRow(item, call)),
      ...companies.map((item) => companyRow(item, call)),
    ]
    const longest = Math.max(...Object.values(counts))
    return { lists, items, hasMore: longest > (index + 1) * limit }
  },
})

export const addToListTool = defineTool({
  name: 'add_to_list',
  title: 'Put items on a list',
  description:
    'Puts items of one kind on a list of the user. An item is on one list at a time, so it leaves another list of the user. Ask the user first if that is not wanted.',
  writes: true,
  input: z.object({
    listId: idSchema,
    kind: kindSchema,
    ids: z.array(idSchema).min(1).max(limits.assistantPageSize),
  }),
  output: z.object({ listId: z.int(), added: z.array(z.int()), missing: z.array(z.int()) }),
  async run({ request }, { listId, kind: type, ids }) {
    const { missing } = await request('addItemsToList', { body: { listId, type, ids } })
    return { listId, added: ids.filter((id) => !missing.includes(id)), missing }
  },
})
