import type { Retention } from '../accounts/privacy/retention'
import { retentionNames, retentionRules, usualRetention, variableOf } from '../accounts/privacy/retention'

/**
 * Reads for how many days personal data is kept.
 *
 * @returns the days, or a sentence for every variable that cannot be used
 */
export function readRetention(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly retention: Retention } | { readonly faults: readonly string[] } {
  const given = retentionNames.flatMap((name) => {
    const text = environment[variableOf(name)]
    return text === undefined || text === '' ? [] : [{ name, text, days: Number(text) }]
  })
  // A misspelt name would keep data for longer than its operator believes.
  const known = new Set(retentionNames.map(variableOf))
  const unknown = Object.keys(environment).flatMap((name) =>
    name.startsWith('RETAIN_') && !known.has(name)
      ? [`${name} is no setting. Those that begin so are ${[...known].join(', ')}.`]
      : [],
  )
  const wrong = given.flatMap(({ name, text, days }) => {
    const { least } = retentionRules[name]
    return Number.isInteger(days) && days >= least && days <= 36_500
      ? []
      : [`${variableOf(name)} is "${text.slice(0, 20)}". Use a number of days from ${least} to 36500.`]
  })
  const faults = [...unknown, ...wrong]
  if (faults.length > 0) return { faults }
  return {
    retention: { ...usualRetention, ...Object.fromEntries(given.map(({ name, days }) => [name, days])) },
  }
}
