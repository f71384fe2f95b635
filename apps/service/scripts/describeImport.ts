import type { ImportReport } from '../src/import/report/ImportReport'
import { describeNotes } from '../src/import/report/ImportReport'

/**
 * Returns the report of an import as text.
 *
 * @param what what the file contains, such as `releases`
 */
export function describeImport(report: ImportReport, what: string): string {
  const { file, releases, added, changed, unchanged, skipped, reread, faults, repairs, losses } = report
  const reasons = Object.entries(skipped).map(([reason, count]) => `  skipped: ${count} (${reason})`)
  return [
    `${file}: ${releases} ${what}, ${added} added, ${changed} changed, ${unchanged} unchanged`,
    ...reasons,
    ...(reread === 0 ? [] : [`  ${reread} earlier imported tenders read again`]),
    ...describeNotes('Not usable', faults),
    ...describeNotes('Repaired', repairs),
    ...describeNotes('Not shown', losses),
  ].join('\n')
}
