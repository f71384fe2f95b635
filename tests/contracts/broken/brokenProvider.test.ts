import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReference, type Reference } from '../provider/Reference'
import { guideFile } from '../reference/referenceFile'
import { replacePart } from '../reference/replacePart'
import { tableOfFaults } from '../reference/tables'
import type { Report } from '../verify/Verification'
import type { Fault } from './Fault'
import { faults, verifyFaults } from './verifyFaults'

let reference: Reference
let reports: Map<Fault, Report>

beforeAll(async () => {
  reference = await startReference()
  reports = await verifyFaults(reference)
})

afterAll(() => reference.stop())

test.each(faults)('[G06] the verification fails when $name, and names the place of the fault', (one) => {
  const report = reports.get(one)
  expect(report?.asked).toBe(1)
  expect(report?.failures.map(({ interaction }) => interaction)).toEqual([one.interaction])
  expect(report?.failures[0]?.reasons.join('\n')).toMatch(one.names)
})

test('[G06] the table of faults in the guide shows the current results of the verification', () => {
  const guide = readFileSync(guideFile, 'utf8')
  const isFresh = replacePart(guide, 'faults', tableOfFaults(reports)) === guide
  expect(isFresh, 'docs/contracts.md is stale. Run `pnpm contracts:write` and commit it.').toBe(true)
})
