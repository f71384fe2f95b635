import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import manifest from '../package.json'
import components from '@spadestik/ui/components.json'
import { createServer } from './createServer'

await createServer(components, manifest.version).connect(new StdioServerTransport())
