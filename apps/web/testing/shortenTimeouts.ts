import { vi } from 'vitest'

/** Makes every request time out after 50 ms, until the returned mock is restored. */
export function shortenTimeouts() {
  const expire = AbortSignal.timeout.bind(AbortSignal)
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => expire(50))
}
