import { once } from 'node:events'
import { startReference } from './Reference'

/**
 * This script runs the reference service and its endpoint for provider states until it is interrupted. Use it
 * to explore the service or to try a verifier.
 */
const { providerBaseUrl, providerStatesUrl, stop } = await startReference()
console.log(`The API is at     ${providerBaseUrl}\nIts states are at ${providerStatesUrl}\n`)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await stop()
