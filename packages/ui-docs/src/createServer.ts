import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { ComponentDocs, HookDocs } from './ComponentDocs'
import { describeComponent, describeHook } from './describeComponent'
import { searchComponents } from './searchComponents'
import { setup } from './setup'

const answer = (text: string) => ({ content: [{ type: 'text' as const, text }] })
const lineOf = ({ name, door, description }: Pick<ComponentDocs, 'name' | 'door' | 'description'>) =>
  `- ${name} (${door}): ${description}`
const readOnly = { readOnlyHint: true, openWorldHint: false }

/** Creates an MCP server. Its tools list, read and search the descriptions of components and hooks. */
export function createServer(
  components: readonly ComponentDocs[],
  hooks: readonly HookDocs[],
  version: string,
): McpServer {
  const all = [
    ...components.map((docs) => ({ ...docs, describe: () => describeComponent(docs) })),
    ...hooks.map((docs) => ({
      ...docs,
      whenToUse: '',
      accessibility: '',
      props: [],
      describe: () => describeHook(docs),
    })),
  ]
  const server = new McpServer({ name: 'spadestik-ui-docs', version })

  server.registerTool(
    'read_setup',
    {
      description:
        'Says how to install the components, and explains styles, themes, texts, blocks, hooks and helpers.',
      annotations: readOnly,
    },
    () => answer(setup),
  )

  server.registerTool(
    'list_components',
    {
      description: 'Lists all components and hooks of @spadestik/ui with their imports.',
      annotations: readOnly,
    },
    () => answer(all.map(lineOf).join('\n')),
  )

  server.registerTool(
    'read_component',
    {
      description:
        'Describes a component or a hook: when to use it, its props or options, examples and keyboard use.',
      inputSchema: { name: z.string().describe('The name, such as CriterionTree or useCriterionTree.') },
      annotations: readOnly,
    },
    ({ name }) => {
      const found = all.find((each) => each.name.toLowerCase() === name.trim().toLowerCase())
      if (found !== undefined) return answer(found.describe())
      const similar = searchComponents(all, name).map((each) => each.name)
      const hint =
        similar.length > 0 ? `Similar ones: ${similar.slice(0, 5).join(', ')}.` : 'List them first.'
      return { ...answer(`There is no component or hook "${name}". ${hint}`), isError: true }
    },
  )

  server.registerTool(
    'search_components',
    {
      description: 'Finds components and hooks by words, best first.',
      inputSchema: { query: z.string().describe('English words, such as "filter by dates".') },
      annotations: readOnly,
    },
    ({ query }) => {
      const found = searchComponents(all, query).slice(0, 10)
      return answer(
        found.length > 0
          ? found.map(lineOf).join('\n')
          : `No component matches "${query}". Use fewer words, or call read_setup about themes, texts and helpers.`,
      )
    },
  )
  return server
}
