import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Observation } from '../../storage/observed/Observation'
import { startObservation } from '../../start/observation/startObservation'
import { createApp } from '../../server/createApp'
import type { OpenDatabase } from '../../storage/openDatabase'
import { analysisCache } from '../../words/analysis/analyseWord'
import { freePort } from './freePort'
import type { engines } from '../openTestDatabase'
import { openTestDatabase } from '../openTestDatabase'
import { seedScene } from '../scenes/seedScene'
import { startOtlpReceiver } from './startOtlpReceiver'
import type { TestClient } from '../TestClient'
import { createTestClient } from '../TestClient'
import { testConfig } from '../testConfig'

export interface ObservedService extends TestClient {
  readonly app: FastifyInstance
  readonly db: OpenDatabase['db']
  readonly pools: OpenDatabase['pools']
  readonly receiver: Awaited<ReturnType<typeof startOtlpReceiver>>
  readonly observation: Observation
  readonly userId: (name: string) => number
  /** Returns the page for Prometheus. */
  readonly page: () => Promise<string>
  /** Exports everything, and closes the service. */
  readonly close: () => Promise<void>
}

/** Starts a service that is observed by a receiver on this machine and by a page for Prometheus. */
export async function setUpObservedService(
  engine: (typeof engines)[number],
  changes: Partial<ReturnType<typeof testConfig>> = {},
): Promise<ObservedService> {
  const receiver = await startOtlpReceiver()
  const { db, searches, pools, close } = await openTestDatabase(engine)
  const scene = await seedScene(db)
  const port = await freePort()
  const page = { host: '127.0.0.1', port }
  const caches = { wordAnalyses: analysisCache }
  const observation = await startObservation(
    { otlpEndpoint: receiver.url, serviceName: 'spadestik', traceShare: 1, page },
    { db, pools, sources: ['ted'], dataFolder: tmpdir(), caches },
    (words, facts) => {
      throw new Error(`${words}: ${JSON.stringify(facts)}`)
    },
  )
  const app = await createApp(db, testConfig({ ...changes, observation }), searches)
  let closing: Promise<void> | null = null
  const closeAll = () => app.close().finally(observation.stop).finally(receiver.close).finally(close)
  return {
    ...createTestClient(app),
    app,
    db,
    pools,
    receiver,
    observation,
    userId: (name) => scene.users.get(`${name}@demo.test`) ?? 0,
    page: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    close: () => (closing ??= closeAll()),
  }
}
