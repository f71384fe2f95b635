import { runVerifier } from './runVerifier'
import type { Report, Verification } from './Verification'

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
