import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Resource } from '@opentelemetry/resources'
import type { IMetricReader } from '@opentelemetry/sdk-metrics'
import { errorFacts } from '../../contract/errorFacts'
import { createInstruments } from './createInstruments'
import { createTraceIds } from './createTraceIds'
import { createWork, endSpan } from './createWork'
import { endAfter } from '../../storage/observed/Work'
import { loadExporters, loadLibraries, loadPage } from './loadLibraries'
import type { Libraries } from './loadLibraries'
import type { Observed } from './gauges/Observed'
import { addDatabaseGauges } from './gauges/addDatabaseGauges'
import { addProcessGauges } from './gauges/addProcessGauges'
import type { Observation } from '../../storage/observed/Observation'
import type { ObservationSettings } from './ObservationSettings'

type OnFailure = (words: string, facts: Readonly<Record<string, unknown>>) => void

const scope = 'spadestik'

/** How long a stopping process waits for its last export. @unit ms */
const stopMs = 2000

/**
 * Starts the page for Prometheus.
 *
 * @throws Error when the port cannot be used
 */
async function startPage({ host, port }: { readonly host: string; readonly port: number }) {
  const { PrometheusExporter } = await loadPage()
  // The metrics of several processes are told apart by their addresses, so labels for the service are not needed.
  const page = new PrometheusExporter({
    host,
    port,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  })
  await page.startServer()
  return page
}

async function createExporters(endpoint: string, { metrics: { PeriodicExportingMetricReader } }: Libraries) {
  const { OTLPTraceExporter, OTLPMetricExporter } = await loadExporters()
  const url = (signal: string) => `${endpoint.replace(/\/$/, '')}/v1/${signal}`
  return {
    spans: new OTLPTraceExporter({ url: url('traces') }),
    reader: new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter({ url: url('metrics') }),
    }),
  }
}

/** Whether a trace is recorded depends on its id, so that all its parts agree. A caller can only turn it off. */
function createTracing({ traces }: Libraries, resource: Resource, spans: SpanExporter | null, share: number) {
  const random = new traces.RandomIdGenerator()
  const ids = createTraceIds(random)
  const byId = spans === null ? new traces.AlwaysOffSampler() : new traces.TraceIdRatioBasedSampler(share)
  const provider = new traces.TracerProvider({
    idGenerator: ids,
    resource,
    sampler: new traces.ParentBasedSampler({ root: byId, remoteParentSampled: byId }),
    spanProcessors: spans === null ? [] : [new traces.BatchSpanProcessor({ exporter: spans })],
  })
  return { provider, ids }
}

/**
 * Starts to observe a process: exports its traces and metrics to an OTLP receiver, and serves a page for Prometheus.
 *
 * @param observed what is measured when somebody asks
 * @throws Error when the port of the page cannot be used
 */
export async function startObservation(
  { otlpEndpoint, serviceName, traceShare, page }: ObservationSettings,
  observed: Observed,
  onFailure: OnFailure,
): Promise<Observation> {
  const libraries = await loadLibraries()
  const { api, core, metrics, resources } = libraries
  core.setGlobalErrorHandler((error) => onFailure('telemetry was not exported', { ...errorFacts(error) }))
  const resource = resources.resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': randomUUID(),
  })
  const exporters = otlpEndpoint === null ? null : await createExporters(otlpEndpoint, libraries)
  const readers: IMetricReader[] = exporters === null ? [] : [exporters.reader]
  if (page !== null) readers.push(await startPage(page))
  const { provider, ids } = createTracing(libraries, resource, exporters?.spans ?? null, traceShare)
  const meters = new metrics.MeterProvider({ readers, resource })
  const meter = meters.getMeter(scope)
  const stopProcess = addProcessGauges(meter, observed)
  addDatabaseGauges(meter, observed)
  const tools = { libraries, tracer: provider.getTracer(scope), instruments: createInstruments(meter) }
  const { tracer, instruments } = tools
  return {
    startRequest: (traceId, method, traceparent) => {
      const since = performance.now()
      const remote = traceparent === undefined ? null : core.parseTraceParent(traceparent)
      const from = remote === null ? api.ROOT_CONTEXT : api.trace.setSpanContext(api.ROOT_CONTEXT, remote)
      const span = ids.withTraceId(traceId, () =>
        tracer.startSpan(method, { kind: api.SpanKind.SERVER }, from),
      )
      return {
        work: createWork(tools, span),
        end: (operation, status) => {
          const attributes = { operation, status_class: `${Math.floor(status / 100)}xx` }
          instruments.requestDuration.record((performance.now() - since) / 1000, attributes)
          span.updateName(operation)
          span.setAttributes({ 'http.request.method': method, 'http.response.status_code': status })
          if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    runJob: async (job, run) => {
      const since = performance.now()
      const span = tracer.startSpan(`job ${job}`, { attributes: { job_name: job } }, api.ROOT_CONTEXT)
      const end = (error?: unknown) => {
        const outcome = error === undefined ? 'completed' : 'failed'
        instruments.jobDuration.record((performance.now() - since) / 1000, { job_name: job, outcome })
        endSpan(tools, span, error)
      }
      await endAfter({ work: createWork(tools, span), end }, run)
    },
    stop: async () => {
      stopProcess()
      const stopped = Promise.all([provider.shutdown(), meters.shutdown()])
      // A receiver that is away must not delay the end of the process.
      const late = setTimeout(stopMs, undefined, { ref: false })
      await Promise.race([stopped, late]).catch((error: unknown) => {
        onFailure('telemetry was not exported', { ...errorFacts(error) })
      })
    },
  }
}
