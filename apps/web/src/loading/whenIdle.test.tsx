import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle'

afterEach(() => vi.useRealTimers())

test('[L06] a browser that does not report when it is idle waits for a frame only', async () => {
  vi.useFakeTimers()
  const report = Object.getOwnPropertyDescriptor(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  try {
    const resolved = vi.fn<() => void>()
    void whenIdle().then(resolved)
    await vi.advanceTimersByTimeAsync(100)
    expect(resolved).toHaveBeenCalled()
  } finally {
    if (report !== undefined) Object.defineProperty(globalThis, 'requestIdleCallback', report)
  }
})
