import { pactFile } from '../pactFile'
import type { Reference } from '../provider/Reference'
import type { Report } from '../verify/Verification'
import { verify } from '../verify/verify'
import { bodyFaults } from './bodyFaults'
import type { Fault } from './Fault'
import { ownershipFaults } from './ownershipFaults'
import { refusalFaults } from './refusalFaults'
import { responseFaults } from './responseFaults'
import { rowFaults } from './rowFaults'
import { saveFaults } from './saveFaults'
import { startBrokenProvider } from './startBrokenProvider'

export const faults: readonly Fault[] = [
  ...bodyFaults,
  ...rowFaults,
  ...ownershipFaults,
  ...saveFaults,
  ...refusalFaults,
  ...responseFaults,
]

const quote = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Verifies the reference service once with each fault (a deliberate error in its responses). Each time,
 * verifies only the interaction that this fault breaks, so the report must contain a failure.
 */
export async function verifyFaults(reference: Reference): Promise<Map<Fault, Report>> {
  const broken = await startBrokenProvider(reference.providerBaseUrl, faults)
  try {
    const reports = await verify(
      faults.map((one) => ({
        providerBaseUrl: broken.baseUrlOf(one),
        providerStatesUrl: reference.providerStatesUrl,
        pactFile,
        only: `^${quote(one.interaction)}$`,
      })),
    )
    return new Map(faults.flatMap((one, index) => (reports[index] ? [[one, reports[index]] as const] : [])))
  } finally {
    await broken.stop()
  }
}
