import { once } from 'node:events'
import { startReference } from './Reference'

/**
 * Serves the reference service and its provider states until the command is interrupted, so that people can
 * explore the service or try a verifier.
 */
const { providerBaseUrl, providerStatesUrl, stop } = await startReference()
console.log(`The API is at     ${providerBaseUrl}\nIts states are at ${providerStatesUrl}\n`)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await stop()
