import { describe, expect, test } from 'vitest'
import { renderApp } from '../../testing/renderApp'
import { user } from '../../testing/worker'
import { beginSession } from './beginSession'
import { readStoredUser, storeUser } from './storedIdentity'
import { readStorage, writeStorage } from '../storage/readStorage'
import { writeSessionCookie } from './sessionCookie'

function comeBack(storedVersion: string | null): void {
  writeSessionCookie('token', 'user', true)
  storeUser(user)
  writeStorage('version', storedVersion)
}

describe('the version check', () => {
  test.each([
    ['1.4.0', '1.4.9', 'signedIn'],
    [null, '1.4.0', 'signedIn'],
    ['1.4.0', '1.5.0', 'anonymous'],
    ['1.4.0', '2.4.0', 'anonymous'],
  ])('[W03] a session of version %s that opens in version %s is %s', (stored, bundled, status) => {
    comeBack(stored)
    expect(beginSession(bundled).status).toBe(status)
    expect(readStoredUser() === null).toBe(status === 'anonymous')
    expect(readStorage('version', (kept) => kept)).toBe(bundled)
  })

  test('[W03] a user whom a new version has logged out sees the reason', async () => {
    writeStorage('version', '0.0.1')
    const ui = await renderApp('/')
    await expect.element(ui.getByText(/A new version of the product is available/)).toBeVisible()
    await expect.element(ui.getByRole('form', { name: 'Log in' })).toBeVisible()
  })
})
