import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}

export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly links?: readonly { readonly traceId: string }[]
}

interface Body {
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly { readonly name: string }[] }[]
  }[]
}

interface OtlpReceiver {
  readonly url: string
  readonly spans: readonly ReceivedSpan[]
  /** The names of the metrics. */
  readonly metrics: ReadonlySet<string>
  /** All bodies, as they came. */
  readonly text: () => string
  readonly close: () => Promise<void>
}

/** Starts a receiver of traces and metrics, as JSON over HTTP. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = []
  const metrics = new Set<string>()
  const texts: string[] = []
  const receive = (text: string) => {
    texts.push(text)
    const body: Body = JSON.parse(text)
    for (const { scopeSpans } of body.resourceSpans ?? [])
      for (const scope of scopeSpans) spans.push(...scope.spans)
    for (const { scopeMetrics } of body.resourceMetrics ?? [])
      for (const scope of scopeMetrics) for (const { name } of scope.metrics) metrics.add(name)
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      receive(Buffer.concat(parts).toString())
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    text: () => texts.join('\n'),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
