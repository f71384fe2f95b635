import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import manifest from '../package.json'
import components from '@spadestik/ui/components.json'
import hooks from '@spadestik/ui/hooks.json'
import { createServer } from './createServer'

await createServer(components, hooks, manifest.version).connect(new StdioServerTransport())
