import { afterEach, expect, test, vi } from 'vitest'
import { readStoredUser, storeUser } from '../../session/storedIdentity'
import { readSessionCookie, writeSessionCookie } from '../../session/sessionCookie'
import { user } from '../../../testing/worker'
import { panic } from './panic'

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('[W10] a panic right after a reload does not reload again, however long each alert was open', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const browser = { alert: () => vi.setSystemTime(Date.now() + 60_000), reload: vi.fn() }
  panic('All is lost', browser)
  expect(browser.reload).toHaveBeenCalledTimes(1)
  panic('All is lost', browser)
  expect(browser.reload).toHaveBeenCalledTimes(1)
})

test('[W10] a panic deletes the session, alerts and reloads, but never in a loop', () => {
  const browser = { alert: vi.fn(), reload: vi.fn() }
  writeSessionCookie('token', 'user', true)
  storeUser(user)
  panic('All is lost', browser)
  expect(readSessionCookie()).toBeNull()
  expect(readStoredUser()).toBeNull()
  expect(browser.alert).toHaveBeenCalledWith('All is lost')
  expect(browser.reload).toHaveBeenCalledTimes(1)

  panic('All is lost', browser)
  expect(browser.alert).toHaveBeenCalledTimes(2)
  expect(browser.reload).toHaveBeenCalledTimes(1)
})
