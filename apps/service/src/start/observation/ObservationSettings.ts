export interface ObservationSettings {
  /** The base address of an OTLP receiver over HTTP. Null without one. */
  readonly otlpEndpoint: string | null
  /** The name of the service in traces and exported metrics. */
  readonly serviceName: string
  /** The share of traces that begin here and are recorded, from 0 to 1. */
  readonly traceShare: number
  /** Where the page for Prometheus is served. Null without one. */
  readonly page: { readonly host: string; readonly port: number } | null
}
