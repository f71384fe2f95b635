import { limits } from '@spadestik/domain/limits'

/**
 * Resolves when the browser has drawn a frame and is idle, after two seconds at the latest. Without waiting
 * for the frame, the promise could resolve before a render is visible.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 2000)
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
      // Without `requestIdleCallback`, wait for the task after the frame instead.
      else setTimeout(resolve)
    })
  })
}

const waiting = new Set<() => void>()
let pending = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Resolves the waiting promises after a short pause, unless a request starts during the pause. */
function resolveWhenQuiet(): void {
  clearTimeout(timer)
  if (pending > 0) return
  timer = setTimeout(() => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }, limits.quietMs)
}

export async function countPending<Result>(call: () => Promise<Result>): Promise<Result> {
  pending += 1
  clearTimeout(timer)
  try {
    return await call()
  } finally {
    pending -= 1
    resolveWhenQuiet()
  }
}

export function whenRequestsEnd(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve)
    resolveWhenQuiet()
  })
}
