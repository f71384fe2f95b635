import { z } from 'zod'
import type { SheddingLimits } from '../server/operations/Config'
import type { ObservationSettings } from './observation/ObservationSettings'

/** Node itself and the database of a small installation need more than this. */
const leastMemoryMb = 256

const variables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  // The exporters read these two themselves, and ignore what they cannot read.
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*$/,
      'it must be name=value, several with commas between them',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: z.coerce.number().int().min(1).optional(),
  OTEL_SERVICE_NAME: z.string().default('spadestik'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(0).optional(),
  MAX_MEMORY_MB: z.coerce
    .number()
    .int()
    .refine((mb) => mb === 0 || mb >= leastMemoryMb, `it must be 0 or at least ${leastMemoryMb}`)
    .default(0),
})

export interface LoadSettings {
  /** Null if nothing is observed. */
  readonly observation: ObservationSettings | null
  readonly shedding: SheddingLimits
}

/**
 * Reads what is observed, and from which load on calls are refused.
 *
 * @returns the settings, or a sentence for every invalid variable
 */
export function readObservation(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: LoadSettings } | { readonly faults: readonly string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''))
  const parsed = variables.safeParse(given)
  // The values are not repeated, because an address may contain a password.
  if (!parsed.success)
    return {
      faults: parsed.error.issues.map(
        ({ path, message }) => `${path.join('.')} cannot be used (${message}). Correct it, or leave it out.`,
      ),
    }
  const {
    METRICS_HOST: host,
    METRICS_PORT: port,
    OTEL_EXPORTER_OTLP_ENDPOINT: otlpEndpoint = null,
  } = parsed.data
  const page = port === undefined ? null : { host, port }
  // The embedded database works in the process itself, so its event loop is late whenever a search is long.
  const usualDelayMs = given['DATABASE_URL'] === undefined ? 0 : 500
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: traceShare } = parsed.data
  const isObserved = otlpEndpoint !== null || page !== null
  return {
    settings: {
      observation: isObserved ? { otlpEndpoint, serviceName, traceShare, page } : null,
      shedding: {
        eventLoopDelayMs: parsed.data.MAX_EVENT_LOOP_DELAY_MS ?? usualDelayMs,
        memoryBytes: parsed.data.MAX_MEMORY_MB * 1_048_576,
      },
    },
  }
}
