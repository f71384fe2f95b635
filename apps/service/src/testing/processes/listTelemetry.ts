import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import type { DatabaseLocation } from '../../storage/openDatabase'

// Runs as a separate process, because other tests have loaded these packages. Starts the service, sends a request, and
// prints which packages of OpenTelemetry the process has loaded.
const loaded = new Set<string>()
registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context)
    const name = /\/(@opentelemetry\/[\w-]+)\//.exec(resolved.url)?.[1]
    if (name !== undefined) loaded.add(name)
    return resolved
  },
})
const [dump = '', dataFolder = ''] = process.argv.slice(2)
const { readSettings } = await import('../../start/readSettings')
const { startService } = await import('../../start/startService')
const database: DatabaseLocation = { memory: true, dump: new Uint8Array(readFileSync(dump)) }
const settings = { ...readSettings({ ...process.env, PORT: '0', DEMO_DATA: 'off' }, dataFolder), database }
const { address, stop } = await startService(settings, dataFolder, null)
const { status } = await fetch(`${address}/api/countries?languageId=2&domainId=9`)
const since = performance.now()
await stop()
const stopMs = performance.now() - since
process.stdout.write(`${JSON.stringify({ status, stopMs, loaded: [...loaded] })}\n`)
process.exit(0)
