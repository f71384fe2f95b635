import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

import { freshPactFile, pactFile } from '../pactFile'
import { readPact } from './readPact'
import { tidy } from './tidy'

/** Takes over what the consumer's tests wrote as the pact that providers verify. */
mkdirSync(dirname(pactFile), { recursive: true })
writeFileSync(pactFile, tidy(readPact(freshPactFile)))
console.log(`Written: ${relative(process.cwd(), pactFile)}`)
