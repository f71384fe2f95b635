import { vi } from 'vitest'

/** Lets every call give up after 50 ms, until the answer is restored. */
export function shortenTimeouts() {
  const expire = AbortSignal.timeout.bind(AbortSignal)
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => expire(50))
}
