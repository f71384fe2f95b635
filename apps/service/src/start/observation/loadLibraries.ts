/** Loads OpenTelemetry. It is imported here only, when it is used: without observation, a process has no part of it. */
export async function loadLibraries() {
  const [api, core, metrics, traces, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
  ])
  return { api, core, metrics, traces, resources }
}

export type Libraries = Awaited<ReturnType<typeof loadLibraries>>

export const loadPage = () => import('@opentelemetry/exporter-prometheus')

export async function loadExporters() {
  const [traces, metrics] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ])
  return { ...traces, ...metrics }
}
