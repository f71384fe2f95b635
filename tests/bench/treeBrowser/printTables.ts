import type { Action, Cost } from './measurePage'
import { actions } from './measurePage'

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

const written = (ms: number) => (ms >= 100 ? ms.toFixed(0) : ms.toFixed(1))

function table(
  title: string,
  names: readonly string[],
  cell: (name: string, action: Action) => string,
): void {
  console.log(`${title}\n`)
  console.log(`| tree | ${actions.join(' | ')} |`)
  console.log(`|---|${actions.map(() => '---:').join('|')}|`)
  for (const name of names)
    console.log(`| ${name} | ${actions.map((action) => cell(name, action)).join(' | ')} |`)
  console.log('')
}

/**
 * Prints the medians of all rounds as Markdown tables. The table of the main thread's work also shows the
 * ratio to the baseline (`floor`).
 */
export function printTables(costs: ReadonlyMap<string, readonly Record<Action, Cost>[]>): void {
  const of = (name: string, action: Action, part: keyof Cost) =>
    median((costs.get(name) ?? []).map((round) => round[action][part]))
  const sum = (name: string) => actions.reduce((total, action) => total + of(name, action, 'work'), 0)
  const names = [...costs.keys()].toSorted((a, b) => sum(a) - sum(b))
  const ratio = (name: string, action: Action) => {
    const floor = of('floor', action, 'work')
    return name === 'floor' || floor === 0 ? '' : ` (${(of(name, action, 'work') / floor).toFixed(1)}×)`
  }
  table('Main-thread work in ms, and the ratio to the baseline', names, (name, action) =>
    written(of(name, action, 'work')).concat(ratio(name, action)),
  )
  table('Script alone in ms', names, (name, action) => written(of(name, action, 'script')))
  table('From the action to the painted change in ms', names, (name, action) =>
    written(of(name, action, 'frame')),
  )
  table('Longest task in ms where one is over 50', names, (name, action) => {
    const longest = of(name, action, 'longestTask')
    return longest === 0 ? '–' : written(longest)
  })
}
