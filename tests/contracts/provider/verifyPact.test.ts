import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPact } from '../pact/readPact'
import { consumerNames, pactFileOf } from '../pactFile'
import { describeReport } from '../verify/describeReport'
import { verifyPact } from '../verify/verifyPact'
import { startReference, type Reference } from './Reference'

const repository = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

const command = (...options: string[]) =>
  run(process.execPath, ['--import', 'tsx', 'tests/contracts/verify/cli.ts', ...options], { cwd: repository })

let reference: Reference

const of = (base: string, states = reference.providerStatesUrl) => [
  '--provider-base-url',
  base,
  '--provider-states-url',
  states,
]

beforeAll(async () => {
  reference = await startReference()
})

afterAll(() => reference.stop())

test.each(consumerNames)(
  '[G06] the reference service meets every interaction of the pact of %s',
  async (consumer) => {
    const pact = readPact(pactFileOf(consumer))
    expect(pact.interactions).not.toEqual([])
    expect(describeReport(await verifyPact(pact, reference), consumer)).toBe(
      `All ${pact.interactions.length} interactions of ${consumer} are met.`,
    )
  },
)

describe('pnpm contracts:verify', () => {
  test('[G06] reports that a service meets the pact', async () => {
    const { stdout } = await command(...of(reference.providerBaseUrl), '--only', '^getLists: ')
    expect(stdout).toMatch(/^All \d+ interactions of spadestik-web are met\.$/m)
    expect(stdout).toMatch(/^All \d+ interactions of spadestik-web-refusals are met\.$/m)
  })

  test('[G06] verifies the given pact only', async () => {
    const pact = pactFileOf('spadestik-web-refusals')
    const { stdout } = await command(
      ...of(reference.providerBaseUrl),
      '--pact',
      pact,
      '--only',
      '^getLists: ',
    )
    expect(stdout).toMatch(/^All \d+ interactions of spadestik-web-refusals are met\.\n$/)
  })

  test('[G06] reports the interactions that a service does not meet, and fails', async () => {
    const elsewhere = `${reference.provider.address}/elsewhere`
    await expect(command(...of(elsewhere), '--only', '^getLists: the lists$')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('✗ getLists: the lists'),
    })
  })

  test('[G06] fails when a state cannot be set up', async () => {
    const nowhere = reference.providerStatesUrl.replace(/:\d+\//, ':9/')
    await expect(
      command(...of(reference.providerBaseUrl, nowhere), '--only', '^getLists: the lists$'),
    ).rejects.toMatchObject({ code: 1 })
  })

  test('[G06] fails when no interaction matches', async () => {
    await expect(
      command(...of(reference.providerBaseUrl), '--only', '^noSuchOperation'),
    ).rejects.toMatchObject({
      code: 2,
    })
  })

  test('[G06] prints its usage without arguments', async () => {
    await expect(command()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('--provider-states-url'),
    })
  })
})
