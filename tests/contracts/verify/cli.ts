import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readPact, type Pact } from '../pact/readPact'
import { consumerNames, pactFileOf } from '../pactFile'
import { describeReport } from './describeReport'
import { verifyPact } from './verifyPact'

const usage = `Verifies that a service meets the pacts.

  pnpm contracts:verify --provider-base-url URL --provider-states-url URL [options]

  --provider-base-url URL     the base URL of the API, such as http://localhost:8080/api
  --provider-states-url URL   the states endpoint of the service; see docs/contracts.md
  --pact FILE                 this pact instead of all in tests/contracts/pacts; can be repeated
  --only TEXT                 only interactions whose name matches this regular expression, such as ^getProject
  --verbose                   lets Pact print every interaction`

/** Reads the interactions of a pact whose names match. */
function readPart(file: string, only: RegExp): Pact {
  if (!existsSync(file)) throw new Error(`There is no pact at ${file}. Pass one that exists.`)
  const pact = readPact(file)
  return { ...pact, interactions: pact.interactions.filter(({ description }) => only.test(description)) }
}

async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      'provider-base-url': { type: 'string' },
      'provider-states-url': { type: 'string' },
      pact: { type: 'string', multiple: true, default: consumerNames.map(pactFileOf) },
      only: { type: 'string', default: '' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { 'provider-base-url': providerBaseUrl, 'provider-states-url': providerStatesUrl } = values
  if (values.help || providerBaseUrl === undefined || providerStatesUrl === undefined) {
    console.log(usage)
    return values.help
  }
  const only = new RegExp(values.only)
  const parts = values.pact
    .map((file) => readPart(file, only))
    .filter(({ interactions }) => interactions.length > 0)
  if (parts.length === 0) {
    throw new Error(`No interaction was verified, so nothing is proven. Does one match "${values.only}"?`)
  }
  let areMet = true
  for (const pact of parts) {
    const report = await verifyPact(pact, { providerBaseUrl, providerStatesUrl }, values.verbose)
    console.log(describeReport(report, pact.consumer.name))
    areMet &&= report.failures.length === 0
  }
  return areMet
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
