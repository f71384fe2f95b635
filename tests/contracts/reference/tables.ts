import type { Break } from '../broken/Break'
import { operationIdOf, readPact } from '../pact/readPact'
import { pactFile } from '../pactFile'
import { providerStates } from '../providerStates'
import type { Report } from '../verify/Verification'

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The provider states with the values that each tells, and how much of the pact rests on it. */
export function tableOfStates(): string {
  const { interactions } = readPact(pactFile)
  const rows = Object.entries(providerStates).map(([state, values]) => {
    const resting = interactions.filter(({ providerStates: given = [] }) =>
      given.some(({ name }) => name === state),
    )
    const told = Object.entries(values).map(
      ([name, value]) => `\`${name}\` (${typeof value === 'number' ? 'number' : 'text'})`,
    )
    return [state, told.join(', '), String(resting.length), String(new Set(resting.map(operationIdOf)).size)]
  })
  return table(['state', 'tells', 'interactions', 'operations'], rows)
}

const longest = 110

/** A reason without what differs from one run to the next, and no longer than a line. */
function shorten(reason: string): string {
  const text = reason.replaceAll(/\s+/g, ' ').replaceAll(/eyJ[\w.-]+/g, 'eyJ…')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** The ways in which a service was broken, and what the verification said of each. */
export function tableOfBreaks(reports: ReadonlyMap<Break, Report>): string {
  const rows = [...reports].map(([{ name, names }, { failures }]) => {
    const [failure] = failures
    const reason = failure?.reasons.toSorted().find((one) => names.test(one)) ?? ''
    return [name, `\`${failure?.interaction ?? ''}\``, `\`${shorten(reason)}\``]
  })
  return table(['what is broken', 'the interaction that fails', 'what is said'], rows)
}
