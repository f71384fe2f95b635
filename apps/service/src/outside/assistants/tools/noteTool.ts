import { z } from 'zod'
import { defineTool } from './AssistantTool'
import { idSchema, kindSchema } from './inputs'

export const noteTool = defineTool({
  name: 'write_note',
  title: 'Write a note',
  description:
    'Writes a note on an item that only the user sees. The user can share or delete it in Spadestik.',
  writes: true,
  input: z.object({
    kind: kindSchema,
    id: idSchema,
    title: z.string().max(255).optional(),
    text: z.string().min(1).max(10_000),
  }),
  output: z.object({ noteId: z.int(), url: z.string() }),
  async run({ request, userId, urlOf }, { kind, id, title = null, text }) {
    const owner = { project: 'projectId', procurement: 'procurementId', company: 'companyId' }[kind]
    const note = await request('createNote', { body: { title, text, paUserIds: [userId], [owner]: id } })
    return { noteId: note.id, url: urlOf(kind, id) }
  },
})
