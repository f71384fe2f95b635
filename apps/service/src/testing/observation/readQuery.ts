import { parser } from '@prometheus-io/lezer-promql'

interface AskedMetric {
  readonly name: string
  /** The labels that the query compares. */
  readonly labels: readonly string[]
}

interface ReadQuery {
  readonly metrics: readonly AskedMetric[]
  /** The labels by which the query groups. */
  readonly groupedBy: readonly string[]
}

/**
 * Reads a query of Prometheus.
 *
 * @throws Error when its syntax is wrong
 */
export function readQuery(query: string): ReadQuery {
  const metrics: { name: string; labels: string[] }[] = []
  const groupedBy: string[] = []
  let isGrouping = false
  parser.parse(query).iterate({
    enter: ({ name, type, from, to }) => {
      const text = query.slice(from, to)
      if (type.isError) throw new Error(`The query has a mistake at character ${from}: ${query}`)
      if (name === 'GroupingLabels') isGrouping = true
      if (name === 'Identifier') metrics.push({ name: text, labels: [] })
      if (name === 'LabelName') (isGrouping ? groupedBy : metrics.at(-1)?.labels)?.push(text)
    },
    leave: ({ name }) => {
      if (name === 'GroupingLabels') isGrouping = false
    },
  })
  return { metrics, groupedBy }
}
