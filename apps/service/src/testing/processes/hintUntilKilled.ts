import { setTimeout } from 'node:timers/promises'
import { createTokens } from '../../contract/Tokens'
import { createReceivers } from '../../outside/webhooks/createReceivers'
import { runWebhooks } from '../../outside/webhooks/runWebhooks'
import { openDatabase } from '../../storage/openDatabase'
import { testConfig } from '../testConfig'

// Runs as a separate process, which a test kills. Sends hints again and again. Its minutes pass in a second, so that
// leases end and tries come while the test waits.
const [url = '', began = ''] = process.argv.slice(2)
const { db } = await openDatabase({ url })
const clock = () => new Date(Number(began) + (Date.now() - Number(began)) * 60)
const context = {
  db,
  tokens: createTokens(testConfig().secrets),
  receivers: createReceivers({ opensLoopback: true, timeoutMs: 500 }),
  clock,
  failed: (facts: object) => void process.stderr.write(`${JSON.stringify(facts)}\n`),
  isStopped: () => false,
}
process.stdout.write('ready\n')
for (;;) {
  await runWebhooks(context)
  await setTimeout(20)
}
