import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pactFile } from '../pactFile'
import { describeReport } from './describeReport'
import { verify } from './verify'

const usage = `Verifies that a service meets the needs of the app.

  pnpm contracts:verify --provider-base-url URL --provider-states-url URL [options]

  --provider-base-url URL     the base URL of the API, such as http://localhost:8080/api
  --provider-states-url URL   the states endpoint of the service; see docs/contracts.md
  --pact FILE                 a pact other than that of tests/contracts/pacts
  --only TEXT                 only interactions whose name matches this regular expression, such as ^getProject
  --verbose                   lets Pact print every interaction`

async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      'provider-base-url': { type: 'string' },
      'provider-states-url': { type: 'string' },
      pact: { type: 'string', default: pactFile },
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
  if (!existsSync(values.pact)) throw new Error(`There is no pact at ${values.pact}. Pass one that exists.`)
  const verification = { providerBaseUrl, providerStatesUrl, pactFile: values.pact, only: values.only }
  const [report] = await verify([verification], values.verbose)
  if (report === undefined || report.asked === 0) {
    throw new Error(`No interaction was verified, so nothing is proven. Does one match "${values.only}"?`)
  }
  console.log(describeReport(report))
  return report.failures.length === 0
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
