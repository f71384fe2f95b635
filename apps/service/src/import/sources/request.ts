import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { limits } from '@spadestik/domain/limits'
import { SourceFailure } from './SourceFailure'

export interface Requesting {
  /** The only address that requests go to, with what stands below it. */
  readonly url: string
  readonly contact: string
  readonly headers?: Readonly<Record<string, string>>
  readonly clock: () => Date
}

/** @unit ms */
const longestWait = 120_000

/** Says who asks and where to reach the operator. Publishers refuse requests that do not. */
const agentOf = (contact: string) => `Mozilla/5.0 (compatible; Spadestik/0.1; +${contact})`

/** Returns the time of a header `Retry-After`: a number of seconds, or a date. */
function retryAt(header: string | null, now: Date): Date | null {
  if (header === null) return null
  const seconds = /^\d{1,6}$/.test(header.trim()) ? Number(header) : null
  const time = seconds === null ? Date.parse(header) : now.getTime() + seconds * 1000
  return Number.isNaN(time) ? null : new Date(time)
}

function refuse(response: Response, now: Date): void {
  const { status, headers } = response
  const after = retryAt(headers.get('retry-after'), now)
  if (status === 202) throw new SourceFailure('answers 202: it takes the request for that of a robot', after)
  if (status === 429) throw new SourceFailure('answers 429: too many requests', after)
  if (status >= 300 && status < 400)
    throw new SourceFailure(`answers ${status}: it sends requests elsewhere`, after)
  if (!response.ok) throw new SourceFailure(`answers ${status}`, after)
  if (/^text\/html\b/i.test(headers.get('content-type') ?? ''))
    throw new SourceFailure('answers with a page in place of data', after)
}

/**
 * Asks a source for something below its address. Redirects are not followed, so no request goes to a host that the
 * configuration does not name.
 *
 * @returns null if there is no such thing (404)
 * @throws SourceFailure when the answer is not what was asked for
 */
async function ask({ url, contact, headers, clock }: Requesting, path: string): Promise<Response | null> {
  let response: Response
  try {
    response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      headers: { 'user-agent': agentOf(contact), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWait),
    })
  } catch (error) {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
    throw new SourceFailure(`gives no answer (${cause instanceof Error ? cause.message : String(cause)})`)
  }
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  try {
    refuse(response, clock())
  } catch (error) {
    await response.body?.cancel()
    throw error
  }
  return response
}

/**
 * Writes what a source has below its address to a file. Returns whether there is any.
 *
 * @throws SourceFailure when the answer is empty, too large or breaks off
 */
export async function download(requesting: Requesting, path: string, file: string): Promise<boolean> {
  const response = await ask(requesting, path)
  if (response === null) return false
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(
        bytes > limits.sourceBytes ? new SourceFailure(`sends more than ${limits.sourceBytes} bytes`) : null,
        chunk,
      )
    },
  })
  if (response.body === null) throw new SourceFailure('answers with nothing')
  try {
    const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
    await pipeline(body, counted, createWriteStream(file))
  } catch (error) {
    if (error instanceof SourceFailure) throw error
    throw new SourceFailure(`breaks off (${error instanceof Error ? error.message : String(error)})`)
  }
  if (bytes === 0) throw new SourceFailure('answers with nothing')
  return true
}

/** Reads JSON that a source has below its address. */
export async function readJson(requesting: Requesting, path: string): Promise<unknown> {
  const response = await ask(requesting, path)
  if (response === null) throw new SourceFailure('answers 404')
  const text = await response.text()
  if (text.trim() === '') throw new SourceFailure('answers with nothing')
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceFailure('answers with something that is not JSON')
  }
}
