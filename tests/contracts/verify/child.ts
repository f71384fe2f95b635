import { runVerifier } from './runVerifier'
import type { Report, Verification } from './Verification'

/**
 * This child process runs the verifications that the parent process sends, one after another, and sends back
 * the reports.
 */
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
