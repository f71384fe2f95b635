import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pact } from '../pact/readPact'
import type { Report, Verification } from './Verification'
import { verify } from './verify'

/** Interactions of a file. For each of them the verifier copies the whole file, so long files take long. */
const longestFile = 25

/**
 * Verifies that a service meets a pact. Writes it as several short files, which the verifier reads much faster
 * than one.
 *
 * @param isVerbose lets Pact print every interaction
 * @throws Error if the verification cannot be carried out, for example because the service cannot be reached
 */
export async function verifyPact(
  pact: Pact,
  { providerBaseUrl, providerStatesUrl }: Pick<Verification, 'providerBaseUrl' | 'providerStatesUrl'>,
  isVerbose = false,
): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-pact-'))
  try {
    const verifications: Verification[] = []
    for (let from = 0; from < pact.interactions.length; from += longestFile) {
      const pactFile = join(folder, `${from}.json`)
      const interactions = pact.interactions.slice(from, from + longestFile)
      writeFileSync(pactFile, JSON.stringify({ ...pact, interactions }))
      verifications.push({ providerBaseUrl, providerStatesUrl, pactFile })
    }
    const reports = await verify(verifications, isVerbose)
    return {
      asked: reports.reduce((sum, { asked }) => sum + asked, 0),
      failures: reports.flatMap(({ failures }) => failures),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
