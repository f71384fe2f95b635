import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rememberCompanyName } from '../api/companies/companyNames'
import { refuse } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { user, worker } from '../../testing/worker'
import { clearSession } from './clearSession'
import { storeUser } from './storedIdentity'
import { writeSessionCookie } from './sessionCookie'

const tellOtherTabs = (newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'user', newValue }))

const login = page.getByRole('form', { name: 'Log in' })

test('[W01] a login in another tab logs this tab in, and a logout logs it out', async () => {
  await renderApp('/', 'nobody')
  await expect.element(login).toBeVisible()
  writeSessionCookie('token', 'user', true)
  storeUser(user)
  tellOtherTabs('{}')
  await expect.element(page.getByRole('button', { name: /^Your account/ })).toBeVisible()
  clearSession()
  tellOtherTabs(null)
  await expect.element(login).toBeVisible()
})

test('[K01] the next user in a tab does not see names of companies that the last user has read', async () => {
  rememberCompanyName(5120, 'Secret Builders')
  worker.use(refuse('getCompany', 403))
  await renderApp('/search/1?type=procurement&companies=5120')
  const name = page.getByText('Secret Builders')
  await expect.element(name.first()).toBeVisible()
  clearSession()
  tellOtherTabs(null)
  await expect.element(login).toBeVisible()
  writeSessionCookie('another token', 'user', true)
  storeUser(user)
  tellOtherTabs('{}')
  await expect.element(page.getByRole('button', { name: /^Your account/ })).toBeVisible()
  await expect.element(page.getByText('Company no. 5120').first()).toBeVisible()
  await expect.element(name).not.toBeInTheDocument()
})
