import { expect, test, vi } from 'vitest'
import { readStoredUser, storeUser } from '../session/storedIdentity'
import { readSessionCookie, writeSessionCookie } from '../session/sessionCookie'
import { user } from '../../testing/worker'
import { panic } from './panic'

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
