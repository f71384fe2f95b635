import { pactFile } from '../pactFile'
import type { Reference } from '../provider/Reference'
import type { Report } from '../verify/Verification'
import { verify } from '../verify/verify'
import { bodyBreaks } from './bodyBreaks'
import type { Break } from './Break'
import { ownershipBreaks } from './ownershipBreaks'
import { refusalBreaks } from './refusalBreaks'
import { responseBreaks } from './responseBreaks'
import { rowBreaks } from './rowBreaks'
import { saveBreaks } from './saveBreaks'
import { startBrokenProvider } from './startBrokenProvider'

/** All known faults of a service. */
export const breaks: readonly Break[] = [
  ...bodyBreaks,
  ...rowBreaks,
  ...ownershipBreaks,
  ...saveBreaks,
  ...refusalBreaks,
  ...responseBreaks,
]

const quote = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Verifies the reference service with one fault at a time, each by the interaction that detects it. */
export async function verifyBreaks(reference: Reference): Promise<Map<Break, Report>> {
  const broken = await startBrokenProvider(reference.providerBaseUrl, breaks)
  try {
    const reports = await verify(
      breaks.map((one) => ({
        providerBaseUrl: broken.baseUrlOf(one),
        providerStatesUrl: reference.providerStatesUrl,
        pactFile,
        only: `^${quote(one.interaction)}$`,
      })),
    )
    return new Map(breaks.flatMap((one, index) => (reports[index] ? [[one, reports[index]] as const] : [])))
  } finally {
    await broken.stop()
  }
}
