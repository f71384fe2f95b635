import { resolve } from 'node:path'
import { runFromTerminal } from '@spadestik/service/start'
import { demo } from '../src/demo'

await runFromTerminal(resolve(import.meta.dirname, '../../..'), Promise.resolve(), demo)
