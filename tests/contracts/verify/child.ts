import { runVerifier } from './runVerifier'
import type { Report, Verification } from './Verification'

/** Verifies one after another what the process that has started this one sends, and sends it the reports. */
process.once('message', (verifications: Verification[]) => {
  const verifyAll = async (): Promise<Report[]> => {
    const reports: Report[] = []
    for (const verification of verifications) reports.push(await runVerifier(verification))
    return reports
  }
  verifyAll().then(
    (reports) => process.send?.({ reports }, () => process.disconnect()),
    (error: unknown) => process.send?.({ error: String(error) }, () => process.disconnect()),
  )
})
