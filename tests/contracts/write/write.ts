import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { verifyFaults } from '../broken/verifyFaults'
import { readFreshPact } from '../pact/readFreshPact'
import { tidy } from '../pact/tidy'
import { consumerNames, pactFileOf } from '../pactFile'
import { startReference } from '../provider/Reference'
import { guideFile, referenceFile } from '../reference/referenceFile'
import { renderReference } from '../reference/renderReference'
import { replacePart } from '../reference/replacePart'
import { tableOfFaults, tableOfPacts, tableOfStates } from '../reference/tables'

/**
 * This script updates the committed pacts and the pages about them from the pacts that the tests of the
 * consumers have written.
 */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Written: ${relative(process.cwd(), file)}`)
}

for (const consumer of consumerNames) write(pactFileOf(consumer), tidy(readFreshPact(consumer)))
write(referenceFile, renderReference())
// Some faults are derived from the pacts, so they are loaded when those have been written.
const { faults } = await import('../broken/faults')
const reference = await startReference()
const { reports } = await verifyFaults(reference, faults).finally(reference.stop)
const parts = { pacts: tableOfPacts(), states: tableOfStates(), faults: tableOfFaults(reports) }
const guide = Object.entries(parts).reduce(
  (page, [name, part]) => replacePart(page, name, part),
  readFileSync(guideFile, 'utf8'),
)
write(guideFile, guide)
