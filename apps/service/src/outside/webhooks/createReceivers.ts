import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { limits } from '@spadestik/domain/limits'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import type { WebhookTables } from '../../storage/tables/WebhookTables'

type Failure = NonNullable<WebhookTables['webhook_deliveries']['failure']['__select__']>

/** What came of a request to a receiver. */
export type Answer =
  | { readonly status: number; readonly text: string }
  | { readonly status: null; readonly failure: Failure }

export interface Receivers {
  /** Sends a body of JSON to an address. It settles within the timeout, and never throws. */
  readonly post: (address: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Answer>
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= limits.webhookAnswerBytes) break
  }
  return Buffer.concat(parts).toString('utf8', 0, limits.webhookAnswerBytes)
}

const insecure = /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO)/

function failureOf(error: unknown, isLate: boolean): Failure {
  if (isLate) return 'timeout'
  const { code, message }: { code?: unknown; message?: unknown } = Object(error)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'notFound'
  if (typeof code === 'string') return insecure.test(code) ? 'insecure' : 'unreachable'
  // The agents refuse an address with an error that has no code.
  return String(message).includes('is not allowed') ? 'refused' : 'unreachable'
}

const loopback = ['127.0.0.1', '::1']

interface ReceiverOptions {
  /** Whether receivers on the same machine are called, for development. */
  readonly opensLoopback?: boolean
  /** Replaces the one of the operating system. */
  readonly lookup?: LookupFunction
  /** How long a receiver has for its whole answer. */
  readonly timeoutMs?: number
}

/**
 * Creates what sends requests to addresses of users. Addresses inside a network are refused after the name was
 * looked up, and the request goes to the very address that was looked up. Redirects are not followed.
 */
export function createReceivers({
  opensLoopback = false,
  lookup,
  timeoutMs = limits.webhookTimeoutMs,
}: ReceiverOptions = {}): Receivers {
  const options = { allowIPAddressList: opensLoopback ? loopback : [] }
  const http = new RequestFilteringHttpAgent(options)
  const https = new RequestFilteringHttpsAgent(options)
  return {
    post: async (address, headers, body) => {
      const late = AbortSignal.timeout(timeoutMs)
      const isHttps = address.startsWith('https:')
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
      try {
        const request = (isHttps ? requestHttps : requestHttp)(address, {
          method: 'POST',
          agent: isHttps ? https : http,
          signal: late,
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          ...(lookup === undefined ? {} : { lookup }),
        })
        // It is kept after the answer, because a connection can break while the answer is read.
        request.on('error', reject)
        request.on('response', resolve)
        request.end(body)
        const response = await promise
        const text = await beginningOf(response)
        response.destroy()
        return { status: response.statusCode ?? 0, text }
      } catch (error) {
        return { status: null, failure: failureOf(error, late.aborted) }
      }
    },
  }
}
