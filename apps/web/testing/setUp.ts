import '@spadestik/ui/globalStyles'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { recordPendingRequests, settleRequests } from './settleRequests'
import { worker } from './worker'

beforeAll(async () => {
  // The font arrives after the first text is drawn. A test that measures text would measure another font before.
  await document.fonts.load("14px 'Inter Variable'")
  recordPendingRequests()
  return worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
})
afterEach(async () => {
  // All test files share one page, but vitest-browser-react would clean up only in the first file.
  await cleanup()
  await settleRequests()
  worker.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'session=; path=/; max-age=0'
})
afterAll(() => worker.stop())
