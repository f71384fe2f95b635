import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import type { Config } from './operations/Config'
import { addProbes } from './addProbes'
import { loggerOptions } from './logging'

/** Creates the server of a process that only runs jobs. It answers whether the process runs and is ready. */
export function createProbes(db: Kysely<Database>, config: Config): FastifyInstance {
  const app = Fastify({ ...loggerOptions(config), forceCloseConnections: 'idle' })
  addProbes(app, db, config.isEnding)
  return app
}
