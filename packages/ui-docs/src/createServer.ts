import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { ComponentDocs } from './ComponentDocs'
import { describeComponent } from './describeComponent'
import { searchComponents } from './searchComponents'
import { setup } from './setup'

const answer = (text: string) => ({ content: [{ type: 'text' as const, text }] })
const lineOf = ({ name, door, description }: ComponentDocs) => `- ${name} (${door}): ${description}`
const readOnly = { readOnlyHint: true, openWorldHint: false }

/** Returns a server with tools that list, read and search components. */
export function createServer(components: readonly ComponentDocs[], version: string): McpServer {
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
    { description: 'Lists all components of @spadestik/ui with their imports.', annotations: readOnly },
    () => answer(components.map(lineOf).join('\n')),
  )

  server.registerTool(
    'read_component',
    {
      description: 'Describes a component: when to use it, its props, examples and keyboard use.',
      inputSchema: { name: z.string().describe('The name of the component, such as CriterionTree.') },
      annotations: readOnly,
    },
    ({ name }) => {
      const found = components.find((each) => each.name.toLowerCase() === name.trim().toLowerCase())
      if (found !== undefined) return answer(describeComponent(found))
      const similar = searchComponents(components, name).map((each) => each.name)
      const hint =
        similar.length > 0 ? `Similar ones: ${similar.slice(0, 5).join(', ')}.` : 'List them first.'
      return { ...answer(`There is no component "${name}". ${hint}`), isError: true }
    },
  )

  server.registerTool(
    'search_components',
    {
      description: 'Finds components by words, best first.',
      inputSchema: { query: z.string().describe('English words, such as "filter by dates".') },
      annotations: readOnly,
    },
    ({ query }) => {
      const found = searchComponents(components, query).slice(0, 10)
      return answer(
        found.length > 0
          ? found.map(lineOf).join('\n')
          : `No component matches "${query}". Use fewer words, or call read_setup about themes, texts, hooks and helpers.`,
      )
    },
  )
  return server
}
