import { limits } from '@spadestik/domain/limits'

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

/** Sends a request, and counts it as pending until it has succeeded or failed. */
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

/** Resolves when no request has been pending for `limits.quietMs`. */
export function whenRequestsEnd(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve)
    resolveWhenQuiet()
  })
}
