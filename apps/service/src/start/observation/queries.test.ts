import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { mainEngine } from '../../testing/openTestDatabase'
import { readQuery } from '../../testing/observation/readQuery'
import type { ObservedService } from '../../testing/observation/setUpObservedService'
import { setUpObservedService } from '../../testing/observation/setUpObservedService'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: Readonly<Record<string, string>>
}

interface Panel {
  readonly title: string
  readonly targets: readonly { readonly expr: string }[]
}

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../../docs/operations', name), 'utf8')
const rulesFile: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
  read('alerts.yaml'),
)
const rules = rulesFile.groups.flatMap((group) => group.rules)
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(read('dashboard.json'))
const panels = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => [title, expr.replaceAll('$__rate_interval', '5m')] as const),
)

/** Prometheus adds these itself. */
const ofPrometheus = { metrics: ['up'], labels: ['instance', 'job'] }

describe('the dashboard and the alerts', () => {
  let service: ObservedService
  /** The labels of each metric on the page. */
  let labelsOf: Map<string, Set<string>>
  beforeAll(async () => {
    service = await setUpObservedService(mainEngine)
    const now = new Date().toISOString()
    await service.db
      .insertInto('sources')
      .values({ name: 'ted', known_since: now, next_run: now, state: '{}' })
      .execute()
    const token = await service.signIn('paid@demo.test')
    await service.call('POST', '/search-items/search/projects', { token, body: {} })
    await service.observation.runJob('matching', async () => undefined)
    labelsOf = new Map()
    for (const line of (await service.page()).split('\n')) {
      const [, name, labels = ''] = /^([a-z]\w*)(?:\{(.*)\})? /.exec(line) ?? []
      if (name === undefined) continue
      const known = labelsOf.get(name) ?? new Set()
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
      labelsOf.set(name, known)
    }
  })
  afterAll(() => service.close())

  const expectKnown = (expr: string) => {
    const { metrics, groupedBy } = readQuery(expr)
    expect(metrics.length).toBeGreaterThan(0)
    const all = new Set<string>(ofPrometheus.labels)
    for (const { name, labels } of metrics) {
      if (ofPrometheus.metrics.includes(name)) continue
      expect([...labelsOf.keys()]).toContain(name)
      for (const label of labelsOf.get(name) ?? []) all.add(label)
      expect([...(labelsOf.get(name) ?? [])]).toEqual(expect.arrayContaining([...labels]))
    }
    expect([...all]).toEqual(expect.arrayContaining([...groupedBy]))
  }

  test.each(panels)('[Z13] the panel "%s" asks for what the page lists: %s', (_title, expr) =>
    expectKnown(expr),
  )

  test.each(rules.map(({ alert, expr }) => [alert, expr]))(
    '[Z13] the alert %s asks for what the page lists',
    (_alert, expr) => expectKnown(expr),
  )

  test('[Z13] every alert says why it matters and what to do', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket'], alert).toContain(labels.severity)
      for (const name of ['summary', 'reason', 'step'])
        expect(annotations[name]?.length ?? 0, `${alert} ${name}`).toBeGreaterThan(20)
    }
  })
})
