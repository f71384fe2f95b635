import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runFromTerminal } from './start/runFromTerminal'

// Both the sources and the bundle lie two folders below the folder of the service's siblings.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

await runFromTerminal(root, Promise.resolve())
