import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '../testing/openTestDatabase'
import { observe } from './observe'

const script = join(import.meta.dirname, '../testing/processes/listTelemetry.ts')

async function run(environment: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-observe-'))
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', script, inject('pgliteDump'), folder],
      { env: { PATH: process.env['PATH'], ...environment } },
    )
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
      status: number
      stopMs: number
      loaded: string[]
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('[Z03] without settings for it, nothing that observes or exports is loaded', async () => {
  const { status, loaded } = await run({})
  expect(status).toBe(401)
  // pg-boss loads the interface, which does nothing by itself.
  expect(loaded.filter((name) => name !== '@opentelemetry/api')).toEqual([])
})

test('[Z03] a receiver that is away delays neither calls nor the end of the service', async () => {
  const { status, stopMs, loaded } = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  expect(status).toBe(401)
  expect(stopMs).toBeLessThan(5000)
  expect(loaded).toContain('@opentelemetry/exporter-trace-otlp-http')
  expect(loaded).not.toContain('@opentelemetry/exporter-prometheus')
})

test('[Z03] a port of the page that is in use stops the start, with its number', async () => {
  const other = createServer()
  await new Promise<void>((listening) => {
    other.listen(0, '127.0.0.1', listening)
  })
  const { port } = other.address() as AddressInfo
  const { db, pools, close } = await openTestDatabase('pglite')
  const page = { host: '127.0.0.1', port }
  const observation = { otlpEndpoint: null, serviceName: 'spadestik', traceShare: 1, page }
  try {
    const settings = { observation, sources: [], dataFolder: tmpdir() }
    await expect(observe(settings, { db, pools }, () => undefined)).rejects.toThrow(String(port))
  } finally {
    other.close()
    await close()
  }
})
