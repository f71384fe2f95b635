import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInteractions } from '../pact/readInteractions'
import { readPact } from '../pact/readPact'
import { shuffle } from '../pact/shuffle'
import { pactFileOf } from '../pactFile'
import { startReference, type Reference } from '../provider/Reference'
import { guideFile } from '../reference/referenceFile'
import { replacePart } from '../reference/replacePart'
import { tableOfFaults } from '../reference/tables'
import { providerStates } from '../providerStates'
import { requestMade } from '../requestMade'
import { describeReport } from '../verify/describeReport'
import { verifyPact } from '../verify/verifyPact'
import { faults } from './faults'
import { verifyFaults, type Findings } from './verifyFaults'

let reference: Reference
let findings: Findings

beforeAll(async () => {
  reference = await startReference()
  findings = await verifyFaults(reference, faults)
})

afterAll(() => reference.stop())

test.each(faults)('[G06] the verification fails when $name, and names the place of the fault', (one) => {
  const report = findings.reports.get(one)
  expect(findings.effective).toContain(one)
  expect(report?.asked).toBe(1)
  expect(report?.failures.map(({ interaction }) => interaction)).toEqual([one.interaction])
  expect(report?.failures[0]?.reasons.join('\n')).toMatch(one.names)
})

test('[G06] the states hold after the faults, set up in any order: the pacts are met in another order', async () => {
  const { providerStatesUrl } = reference
  const states = Object.keys(providerStates).filter((state) => state !== requestMade)
  for (const state of shuffle(states, (name) => name)) {
    await fetch(providerStatesUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, params: {}, action: 'setup' }),
    })
  }
  // Sessions that have ended are refused before any data is read.
  const withData = readInteractions().filter(({ response }) => ![481, 482, 498].includes(response.status))
  const interactions = shuffle(withData, ({ description }) => description)
  const report = await verifyPact({ ...readPact(pactFileOf('spadestik-web')), interactions }, reference)
  expect(describeReport(report, 'all pacts')).toBe(
    `All ${interactions.length} interactions of all pacts are met.`,
  )
})

test('[G06] at least 150 faults are tried, each under its own name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThanOrEqual(150)
})

test('[G06] the table of faults in the guide shows the current results of the verification', () => {
  const guide = readFileSync(guideFile, 'utf8')
  const isFresh = replacePart(guide, 'faults', tableOfFaults(findings.reports)) === guide
  expect(isFresh, 'docs/contracts.md is stale. Run `pnpm contracts:write` and commit it.').toBe(true)
})
