import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'
import type { Meter } from '@opentelemetry/api'
import type { Observed } from './Observed'

/** Readers that come within this time get the same values, because reading a period begins a new one. @unit ms */
const shortestPeriod = 5000

const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)

/** Returns how long the event loop was delayed since the last reading. */
function watchEventLoop() {
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  let last = { at: -Infinity, mean: 0, p99: 0, max: 0, utilization: 0 }
  let since = performance.eventLoopUtilization()
  const read = () => {
    const at = performance.now()
    if (at - last.at < shortestPeriod) return last
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, since)
    since = now
    last = {
      at,
      mean: seconds(histogram.mean),
      p99: seconds(histogram.percentile(99)),
      max: seconds(histogram.max),
      utilization,
    }
    histogram.reset()
    return last
  }
  return { read, stop: () => void histogram.disable() }
}

/** Adds what is read of the process: its event loop, memory, connections, caches and disk. Returns a function that stops it. */
export function addProcessGauges(meter: Meter, { pools, caches, dataFolder }: Observed): () => void {
  const gauge = (name: string, description: string, unit?: string) =>
    meter.createObservableGauge(name, { description, ...(unit === undefined ? {} : { unit }) })
  const loop = watchEventLoop()
  for (const part of ['mean', 'p99', 'max'] as const) {
    gauge(`nodejs.eventloop.delay.${part}`, `Delay of the event loop (${part}).`, 's').addCallback((to) =>
      to.observe(loop.read()[part]),
    )
  }
  gauge('nodejs.eventloop.utilization', 'Share of time in which the event loop was busy.').addCallback((to) =>
    to.observe(loop.read().utilization),
  )
  gauge('process.memory.usage', 'Memory of the process (resident set).', 'By').addCallback((to) =>
    to.observe(process.memoryUsage.rss()),
  )
  gauge('v8js.memory.heap.used', 'Used part of each heap space.', 'By').addCallback((to) => {
    for (const { space_name: space, space_used_size: used } of getHeapSpaceStatistics())
      to.observe(used, { 'v8js.heap.space.name': space })
  })
  gauge('db.client.connection.count', 'Connections to the database.').addCallback((to) => {
    for (const { name, used, idle } of pools()) {
      const pool = { 'db.client.connection.pool.name': name }
      to.observe(used, { ...pool, 'db.client.connection.state': 'used' })
      to.observe(idle, { ...pool, 'db.client.connection.state': 'idle' })
    }
  })
  gauge('db.client.connection.pending_requests', 'Statements waiting for a connection.').addCallback((to) => {
    for (const { name, waiting } of pools()) to.observe(waiting, { 'db.client.connection.pool.name': name })
  })
  const lookups = meter.createObservableCounter('spadestik.cache.lookups', {
    description: 'Lookups in caches, by whether they had the value.',
  })
  lookups.addCallback((to) => {
    for (const [cache, { hits, misses }] of Object.entries(caches)) {
      to.observe(hits, { cache, result: 'hit' })
      to.observe(misses, { cache, result: 'miss' })
    }
  })
  gauge('system.filesystem.usage', 'Space on the disk of the data folder.', 'By').addCallback(async (to) => {
    const { bsize, blocks, bavail } = await statfs(dataFolder)
    to.observe(bavail * bsize, { 'system.filesystem.state': 'free' })
    to.observe((blocks - bavail) * bsize, { 'system.filesystem.state': 'used' })
  })
  return loop.stop
}
