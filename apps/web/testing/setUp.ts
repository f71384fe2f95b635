import '@spadestik/ui/globalStyles'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { worker } from './worker'

beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }))
afterEach(() => {
  worker.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'session=; path=/; max-age=0'
})
afterAll(() => worker.stop())
