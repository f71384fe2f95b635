import type { Report } from './Verification'

export function describeReport({ asked, failures }: Report, consumer: string): string {
  if (failures.length === 0) return `All ${asked} interactions of ${consumer} are met.`
  const listed = failures.map(({ interaction, given, reasons }) =>
    [`✗ ${interaction}`, `  given ${given.join(' and ')}`, ...reasons.map((reason) => `  - ${reason}`)].join(
      '\n',
    ),
  )
  const met = asked - failures.length
  return [
    ...listed,
    '',
    `${met} of ${asked} interactions of ${consumer} are met, ${failures.length} are not: see above.`,
  ].join('\n')
}
