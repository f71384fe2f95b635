import type { Pact } from './readPact'

export function tidy(pact: Pact): string {
  const interactions = pact.interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1))
  const metadata = { pactSpecification: { version: '4.0' } }
  return `${JSON.stringify({ ...pact, interactions, metadata }, null, 2)}\n`
}
