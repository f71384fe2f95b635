import { Verifier } from '@pact-foundation/pact'
import { provider } from '../pactFile'
import type { Report, Verification } from './Verification'

interface Mismatch {
  type: string
  path?: string
  key?: string
  mismatch?: string
}

interface VerifierResult {
  interactionResults: {
    description: string
    providerStates: string[]
    result: 'OK' | 'Error'
    mismatch?: { message?: string; mismatches?: Mismatch[] }
  }[]
}

function describe({ type, path, key, mismatch = type }: Mismatch): string {
  if (path !== undefined) return `body ${path}: ${mismatch}`
  if (key !== undefined) return `header ${key}: ${mismatch}`
  return type === 'StatusMismatch' ? `status: ${mismatch}` : mismatch
}

function reportOf(text: string): Report {
  const { interactionResults }: VerifierResult = JSON.parse(text)
  const failures = interactionResults
    .filter(({ result }) => result !== 'OK')
    .map(({ description, providerStates, mismatch: { message, mismatches = [] } = {} }) => ({
      interaction: description,
      given: providerStates,
      reasons: message === undefined ? mismatches.map(describe) : [message],
    }))
  return { asked: interactionResults.length, failures }
}

/** Adds the address of the service, to which the endpoint sends the requests of the state `requestMade`. */
function addressOfStates(statesUrl: string, api: string): string {
  const url = new URL(statesUrl)
  url.searchParams.set('api', api)
  return url.href
}

/**
 * Verifies every interaction of a pact and reports the interactions that failed. Call it in a child process,
 * so that `verify` can hide the output of Pact.
 *
 * @throws Error if the service or the endpoint for its states cannot be reached
 */
export async function runVerifier({
  providerBaseUrl,
  providerStatesUrl,
  pactFile,
}: Verification): Promise<Report> {
  const verifier = new Verifier({
    provider,
    providerBaseUrl,
    providerStatesSetupUrl: addressOfStates(providerStatesUrl, providerBaseUrl),
    pactUrls: [pactFile],
    // The app does not expect redirects, so a redirect must fail.
    followRedirects: false,
    logLevel: 'error',
  })
  try {
    return reportOf(await verifier.verifyProvider())
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    if (text.startsWith('{')) return reportOf(text)
    throw error
  }
}
