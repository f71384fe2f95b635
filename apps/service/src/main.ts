import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runFromTerminal } from './start/runFromTerminal'

// Both this source file and its built bundle are three folders below the root of the repository.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

await runFromTerminal(root)
