import { readPact, type Pact } from '../pact/readPact'
import { writePart } from '../pact/writePart'
import { consumerNames, pactFileOf } from '../pactFile'
import type { Reference } from '../provider/Reference'
import type { Report } from '../verify/Verification'
import { verify } from '../verify/verify'
import type { Fault } from './Fault'
import { startBrokenProvider } from './startBrokenProvider'

export interface Findings {
  readonly reports: ReadonlyMap<Fault, Report>
  /** The faults that have changed what the service does. */
  readonly effective: ReadonlySet<Fault>
}

/** Writes a pact of one interaction, because the verifier reads a short file much faster than the whole pact. */
function writeOne(pacts: readonly Pact[], interaction: string, index: number): string {
  for (const pact of pacts) {
    const interactions = pact.interactions.filter(({ description }) => description === interaction)
    if (interactions.length === 1) return writePart(pact, interactions, String(index))
  }
  throw new Error(`No pact has the interaction "${interaction}", so its fault cannot be tried. Rename it.`)
}

/**
 * Verifies the reference service once with each fault (a deliberate error). Each time, verifies only the
 * interaction that this fault breaks, so the report must contain a failure.
 */
export async function verifyFaults(reference: Reference, faults: readonly Fault[]): Promise<Findings> {
  const broken = await startBrokenProvider(reference.providerBaseUrl, faults)
  const pacts = consumerNames.map((consumer) => readPact(pactFileOf(consumer)))
  try {
    const reports = await verify(
      faults.map((one, index) => ({
        providerBaseUrl: broken.baseUrlOf(one),
        providerStatesUrl: reference.providerStatesUrl,
        pactFile: writeOne(pacts, one.interaction, index),
      })),
    )
    const found = faults.flatMap((one, index) => (reports[index] ? [[one, reports[index]] as const] : []))
    return { reports: new Map(found), effective: broken.effective }
  } finally {
    await broken.stop()
  }
}
