import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { verifyFaults } from '../broken/verifyFaults'
import { readFreshPact } from '../pact/readFreshPact'
import { tidy } from '../pact/tidy'
import { pactFile } from '../pactFile'
import { startReference } from '../provider/Reference'
import { guideFile, referenceFile } from '../reference/referenceFile'
import { renderReference } from '../reference/renderReference'
import { replacePart } from '../reference/replacePart'
import { tableOfFaults, tableOfStates } from '../reference/tables'

/**
 * This script updates the committed pact and the pages about it from the pacts that the consumer's tests have
 * written.
 */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Written: ${relative(process.cwd(), file)}`)
}

write(pactFile, tidy(readFreshPact()))
write(referenceFile, renderReference())
// Some faults are derived from the pact, so they are loaded when it has been written.
const { faults } = await import('../broken/faults')
const reference = await startReference()
const { reports } = await verifyFaults(reference, faults).finally(reference.stop)
const guide = replacePart(readFileSync(guideFile, 'utf8'), 'states', tableOfStates())
write(guideFile, replacePart(guide, 'faults', tableOfFaults(reports)))
