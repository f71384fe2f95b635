import { limits } from '@spadestik/domain/limits'

const waiting = new Set<() => void>()
let underWay = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Tells those who wait, unless another call begins in the meantime. */
function beginQuiet(): void {
  clearTimeout(timer)
  if (underWay > 0) return
  timer = setTimeout(() => {
    for (const tell of waiting) tell()
    waiting.clear()
  }, limits.quietMs)
}

/** Counts a call from its start to its end. @returns what the call returns */
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

/** Resolves once the page has what it asked for: no call to the service has been under way for a moment. */
export function whenCallsEnd(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve)
    beginQuiet()
  })
}
