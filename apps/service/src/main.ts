import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runFromTerminal } from './start/runFromTerminal'

// This source file and its bundle are both three folders below the root.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

await runFromTerminal(root, Promise.resolve())
