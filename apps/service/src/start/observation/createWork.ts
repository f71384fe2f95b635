import type { Attributes, Span, SpanContext, Tracer } from '@opentelemetry/api'
import { errorFacts } from '../../contract/errorFacts'
import type { ObservedStatement, ObservedStep, Origin, Work } from '../../storage/observed/Work'
import type { Instruments } from './createInstruments'
import type { Libraries } from './loadLibraries'

export interface Tools {
  readonly libraries: Libraries
  readonly tracer: Tracer
  readonly instruments: Instruments
}

/** A job can send very many statements. Beyond this number they are timed, but have no span. */
const longestStatements = 200
const longestText = 2000
const longestLinks = 100

const operations = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'])

/** Returns the first word of a statement. There are few of them, so it can be a label. */
function operationOf(text: string): string {
  const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
  return operations.has(word) ? word : 'other'
}

/** Returns the name or code of an error. Its message could contain personal data. */
function errorType(error: unknown): string {
  const { error: name, code } = errorFacts(error)
  return code ?? name
}

const isRecorded = ({ traceFlags }: SpanContext): boolean => traceFlags % 2 === 1

/** Returns the header with which later work follows from a span. Null if the span is not recorded. */
function traceparentOf(context: SpanContext): string | null {
  return isRecorded(context) ? `00-${context.traceId}-${context.spanId}-01` : null
}

/** Records an error at a span, and ends the span. */
export function endSpan({ libraries: { api } }: Tools, span: Span, error: unknown): void {
  if (error !== undefined && error !== null) {
    span.setAttribute('error.type', errorType(error))
    span.setStatus({ code: api.SpanStatusCode.ERROR })
  }
  span.end()
}

/** Returns the contexts of stored traces, without those that are missing or the same. */
function linksOf({ libraries: { core } }: Tools, traceparents: readonly (string | null)[]) {
  return [...new Set(traceparents)]
    .slice(0, longestLinks)
    .flatMap((text) => (text === null ? [] : (core.parseTraceParent(text) ?? [])))
    .map((context) => ({ context }))
}

/** Returns the work of a span. Its statements and steps become child spans. */
export function createWork(tools: Tools, span: Span): Work {
  const { libraries, tracer, instruments } = tools
  const { api, core } = libraries
  const context = api.trace.setSpan(api.ROOT_CONTEXT, span)
  const { count, statementDuration } = instruments
  let statements = 0
  const recordStatement = ({ text, duration, error }: ObservedStatement, attributes: Attributes) => {
    statements += 1
    if (statements > longestStatements || !span.isRecording()) return
    const end = Date.now()
    const child = tracer.startSpan(
      String(attributes['db.operation.name']),
      {
        kind: api.SpanKind.CLIENT,
        startTime: end - duration,
        attributes: { ...attributes, 'db.query.text': text.slice(0, longestText) },
      },
      context,
    )
    if (error !== undefined) child.setStatus({ code: api.SpanStatusCode.ERROR })
    child.end(end)
  }
  const startStep = (name: string, { parent = null, links = [] }: Origin): ObservedStep => {
    const remote = parent === null ? null : core.parseTraceParent(parent)
    const from = remote === null ? context : api.trace.setSpanContext(api.ROOT_CONTEXT, remote)
    const child = tracer.startSpan(name, { links: linksOf(tools, links) }, from)
    return { work: createWork(tools, child), end: (error) => endSpan(tools, child, error) }
  }
  return {
    traceparent: traceparentOf(span.spanContext()),
    count,
    sawStatement: (statement) => {
      const { text, duration, error } = statement
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operationOf(text),
        ...(error === undefined ? {} : { 'error.type': errorType(error) }),
      }
      statementDuration.record(duration / 1000, attributes)
      recordStatement(statement, attributes)
    },
    link: (traceparents) => void span.addLinks(linksOf(tools, traceparents)),
    startStep,
  }
}
