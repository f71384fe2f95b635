import type { Fault } from '../broken/Fault'
import { readInteractions } from '../pact/readInteractions'
import { operationIdOf } from '../pact/readPact'
import { consumerNames, consumers, pactNameOf } from '../pactFile'
import { providerStates } from '../providerStates'
import type { Report } from '../verify/Verification'

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export function tableOfPacts(): string {
  const rows = consumerNames.map((name, place) => {
    const interactions = readInteractions([name])
    const operations = new Set(interactions.map(operationIdOf))
    const file = `[\`${pactNameOf(name)}\`](../tests/contracts/pacts/${pactNameOf(name)})`
    return [`${place + 1}`, file, consumers[name].needs, `${interactions.length}`, `${operations.size}`]
  })
  return table(['', 'pact', 'what it has', 'interactions', 'operations'], rows)
}

export function tableOfStates(): string {
  const interactions = readInteractions()
  const rows = Object.entries(providerStates).map(([state, values]) => {
    const resting = interactions.filter(({ providerStates: given = [] }) =>
      given.some(({ name }) => name === state),
    )
    const entries = Object.entries(values).map(
      ([name, value]) => `\`${name}\` (${typeof value === 'number' ? 'number' : 'text'})`,
    )
    return [
      state,
      entries.join(', '),
      String(resting.length),
      String(new Set(resting.map(operationIdOf)).size),
    ]
  })
  return table(['state', 'values', 'interactions', 'operations'], rows)
}

const longest = 110

/**
 * Shortens the reason of a failed verification to one line. Removes session tokens, because they differ
 * between runs.
 */
function shorten(reason: string): string {
  const text = reason.replaceAll(/\s+/g, ' ').replaceAll(/eyJ[\w.-]+/g, 'eyJ…')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

export function tableOfFaults(reports: ReadonlyMap<Fault, Report>): string {
  const rows = [...reports].map(([{ name, names }, { failures }]) => {
    const [failure] = failures
    const reason = failure?.reasons.toSorted().find((one) => names.test(one)) ?? ''
    return [name, `\`${failure?.interaction ?? ''}\``, `\`${shorten(reason)}\``]
  })
  return table(['what is broken', 'the interaction that fails', 'what is said'], rows)
}
