import { z } from 'zod'
import { defineTool } from './AssistantTool'
import { cutToSize } from './cutToSize'
import { idSchema, kindSchema } from './inputs'

export const itemTool = defineTool({
  name: 'get_item',
  title: 'Get a project, tender or company',
  description:
    'Reads all that the page of an item shows. Long texts and lists are cut, and `cut` says which. The rest is at `url`.',
  input: z.object({ kind: kindSchema, id: idSchema }),
  output: z.object({
    url: z.string(),
    item: z.record(z.string(), z.unknown()).describe('The item, in the form of the contract.'),
    cut: z.array(z.string()).describe('The properties that are longer than shown.'),
  }),
  async run({ request, urlOf }, { kind, id }) {
    const read = ({ project: 'getProject', procurement: 'getProcurement', company: 'getCompany' } as const)[
      kind
    ]
    const { value, cut } = cutToSize(await request(read, { path: { id } }))
    return { url: urlOf(kind, id), item: value, cut }
  },
})
