import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import type { Kysely } from 'kysely'
import { createProviders } from '../accounts/signIn/createProviders'
import { addSignInPages } from '../accounts/signIn/signInPages'
import { addAlertPages } from '../alerts/pages/alertPages'
import { addReminderPages } from '../reminders/reminderPages'
import { addAssistantPages } from '../outside/assistants/assistantPages'
import { addCalendarPages } from '../outside/calendar/calendarPages'
import { addNewsPages } from '../outside/feeds/newsPages'
import type { Config } from './operations/Config'
import { addInboxPages } from '../mail/inboxPages'
import { addOperations } from './operations/addOperations'
import { loadContract } from '../contract/loadContract'
import { Problem, problemKinds } from '../contract/Problem'
import type { Database } from '../storage/Database'
import { createTokens } from '../contract/Tokens'
import { createExchange } from '../contract/quotas/exchangeAmounts'
import { Quotas } from '../contract/quotas/Quotas'
import { addDocsPage } from './addDocsPage'
import { addProbes } from './addProbes'
import { loggerOptions, requestId } from './logging'
import { observeRequests } from './observeRequests'
import { sendParserProblem, sendProblem, problemOf } from './problems'
import { readableUrl } from './readableUrl'
import { securityHeaders } from './securityHeaders'
import { serveFiles } from './serveFiles'
import { isShedding, shedLoad } from './shedLoad'

function readJson(
  _request: FastifyRequest,
  text: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
) {
  if (text.length === 0) return done(null)
  try {
    done(null, JSON.parse(text.toString()))
  } catch {
    done(
      new Problem(
        'badRequest',
        'The body is not valid JSON, so it could not be read. Correct it and send it again.',
      ),
    )
  }
}

export async function createApp(
  db: Kysely<Database>,
  config: Config,
  searches: Kysely<Database> = db,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggerOptions(config),
    bodyLimit: config.bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 5000 },
    genReqId: requestId,
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    // Ends a request that takes too long. Otherwise a client could keep a connection forever by sending its
    // body one byte at a time.
    requestTimeout: config.requestTimeoutMs,
    // Give the headers of a request the same time limit as the whole request. If the limit for headers were
    // longer, Node would swap the two limits.
    http: {
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: config.requestTimeoutMs / 2,
    },
    clientErrorHandler: sendParserProblem,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // Fastify refuses an API path with malformed escapes before routing, so the error handler below does not
    // get this error. Send it as a problem (RFC 9457), like all other errors.
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, problemOf(error)),
  })
  // The embedded database has one instance, and gives callers turns.
  const givesTurns = searches === db
  const quotas = new Quotas({
    clock: config.clock,
    settings: config.quotas,
    givesTurns,
    exchange: givesTurns ? null : createExchange(db),
  })
  app.addHook('onClose', () => quotas.meter.end())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson)
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    const isUnavailable = problem.kind === 'unavailable' && !isShedding(error)
    if (problemKinds[problem.kind].status === 500 || isUnavailable)
      request.log.error({ err: error }, 'a call failed')
    return sendProblem(request, reply, problem)
  })
  observeRequests(app, config.observation)
  app.addHook('onRequest', securityHeaders(config.isHttps))
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    exposedHeaders: ['jwt', 'etag', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'],
    allowedHeaders: ['authorization', 'content-type', 'traceparent'],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    // Without this option, the CORS plugin would refuse an OPTIONS request that is not a preflight. The
    // routes handle such a request.
    strictPreflight: false,
  })
  await shedLoad(app, config.shedding)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  const tokens = createTokens(config.secrets)
  const { clock, publicUrl, allowsHttpIssuers: allowsHttp } = config
  const report = (facts: object, words: string) => app.log.warn(facts, words)
  const providers = createProviders({ open: tokens.open, clock, allowsHttp, report })
  const operations = loadContract()
  const shared = { db, searches, tokens, providers }
  await app.register(async (api) => addOperations(api, operations, shared, config, quotas), {
    prefix: '/api',
  })
  await addDocsPage(app)
  addProbes(app, db, config.isEnding)
  await addAlertPages(app, db, { secrets: config.secrets, clock: config.clock })
  await addReminderPages(app, db, config.secrets)
  await addSignInPages(app, db, { publicUrl, clock, providers })
  const feedServer = { app, databases: { db, searches }, config, quotas }
  addCalendarPages(feedServer)
  addNewsPages(feedServer)
  addAssistantPages(app, db, operations, config, quotas)
  if (config.inboxFolder !== null) await addInboxPages(app, config.inboxFolder)
  await serveFiles(app, db, config)
  app.setNotFoundHandler((request, reply) => {
    const problem = new Problem(
      'notFound',
      'There is nothing at this address. Check the path and the method.',
    )
    return sendProblem(request, reply, problem)
  })
  return app
}
