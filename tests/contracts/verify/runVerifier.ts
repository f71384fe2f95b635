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

function tell({ type, path, key, mismatch = type }: Mismatch): string {
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
      reasons: message === undefined ? mismatches.map(tell) : [message],
    }))
  return { asked: interactionResults.length, failures }
}

/**
 * Asks a service every interaction of a pact, and tells which of them it does not meet. Pact prints each of them
 * itself, so this runs in a process of its own.
 *
 * @throws Error when the service or its states cannot be asked at all.
 */
export async function runVerifier({
  providerBaseUrl,
  providerStatesUrl,
  pactFile,
  only = '',
}: Verification): Promise<Report> {
  // Pact takes the filter from nowhere else.
  process.env['PACT_DESCRIPTION'] = only
  const verifier = new Verifier({
    provider,
    providerBaseUrl,
    providerStatesSetupUrl: providerStatesUrl,
    pactUrls: [pactFile],
    // A redirect is an answer that the app does not expect.
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
