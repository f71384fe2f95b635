import { limits } from '@spadestik/domain/limits'
import { expect } from 'vitest'

/** Waits until a button that has been pressed before this call takes another press (W10). */
export async function afterClickGuard(): Promise<void> {
  const start = performance.now()
  await expect.poll(() => performance.now() - start).toBeGreaterThan(limits.clickGuardMs)
}
