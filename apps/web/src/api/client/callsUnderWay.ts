import { limits } from '@spadestik/domain/limits'

const waiting = new Set<() => void>()
let underWay = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Resolves the waiting promises, unless another request starts in the meantime. */
function beginQuiet(): void {
  clearTimeout(timer)
  if (underWay > 0) return
  timer = setTimeout(() => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }, limits.quietMs)
}

/** Runs a request and counts it as pending until it ends. */
export async function counted<Result>(call: () => Promise<Result>): Promise<Result> {
  underWay += 1
  clearTimeout(timer)
  try {
    return await call()
  } finally {
    underWay -= 1
    beginQuiet()
  }
}

/** Resolves once no request has been pending for a moment. */
export function whenCallsEnd(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve)
    beginQuiet()
  })
}
