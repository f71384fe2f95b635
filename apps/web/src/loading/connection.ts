import { limits } from '@spadestik/domain/limits'

/**
 * How long to wait after a failed request, in milliseconds, before a second request checks the connection.
 */
const firstCheckMs = 1000

const listeners = new Set<() => void>()
const waiting: (() => void)[] = []
let isLost = false
let timer: ReturnType<typeof setTimeout> | undefined

function setLost(next: boolean): void {
  if (next === isLost) return
  isLost = next
  for (const listener of listeners) listener()
}

export const isConnectionLost = (): boolean => isLost

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Records a response. It may answer a request that was sent before the connection was lost, so only a check
 * ends the checks.
 */
export function reportResponse(): void {
  for (const resolve of waiting.splice(0)) resolve()
  setLost(false)
}

/**
 * Records that a request got no response. A single lost request is common on a phone, so the connection
 * counts as lost only if a check fails too. The checks continue until one gets a response.
 *
 * @param request sends the check; its promise rejects if there is no response
 */
export function reportNoResponse(request: () => Promise<unknown>): void {
  timer ??= setTimeout(() => void check(request), firstCheckMs)
}

/** Resolves when the service responds to the given request, or to any other request. */
export function whenConnected(request: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    reportNoResponse(request)
  })
}

async function check(request: () => Promise<unknown>): Promise<void> {
  try {
    await request()
    timer = undefined
    reportResponse()
  } catch {
    setLost(true)
    timer = setTimeout(() => void check(request), limits.reconnectPollMs)
  }
}
