import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Network } from '../setup/slowDown'
import { slowDown } from '../setup/slowDown'
import { waitMs } from '../setup/timeLimits'
import { productAddress } from './productAddress'

export const password = 'spadestik-demo'

export async function submitLogin(page: Page, username: string, secret: string = password): Promise<void> {
  const form = page.getByRole('form', { name: 'Log ind' })
  await form.getByLabel('E-mail').fill(username)
  await form.getByRole('textbox', { name: 'Adgangskode', exact: true }).fill(secret)
  await form.getByRole('button', { name: 'Log ind' }).click()
}

export async function login(page: Page, username: string): Promise<void> {
  await submitLogin(page, username)
  await expect(page.getByRole('heading', { level: 1, name: /^Godt at se dig/ })).toBeVisible()
}

export const danish = 'languageId=2&domainId=9'

export async function tokenOf(page: Page, username: string): Promise<string> {
  const answer = await page.request.post(`/api/auth?${danish}`, { data: { username, password } })
  const token = answer.headers()['jwt']
  if (token === undefined) throw new Error(`${username} could not log in: ${answer.status()}.`)
  return token
}

/** Stores a token in the browser's cookie, as if the user had logged in earlier. */
export async function setToken(page: Page, token: string): Promise<void> {
  const { hostname } = new URL(productAddress())
  await page.context().addCookies([{ name: 'session', value: token, domain: hostname, path: '/' }])
}

/** Logs in to a demo account without the form. Pages that open afterwards have the session. */
export async function enter(page: Page, username: string): Promise<string> {
  const token = await tokenOf(page, username)
  await setToken(page, token)
  return token
}

export async function newestMail(page: Page, to: string, subject: RegExp): Promise<string> {
  const isMail = (line: string): boolean => line.includes(to) && subject.test(line)
  let mail = ''
  await expect(async () => {
    const list = await (await page.request.get('/inbox')).text()
    const line = list.split('<li>').find(isMail) ?? ''
    const [, path] = /href="(\/inbox\/[^"]+)"/.exec(line) ?? []
    expect(path, `an e-mail to ${to}`).toBeDefined()
    mail = await (await page.request.get(path ?? '')).text()
  }).toPass({ timeout: waitMs, intervals: [250] })
  return mail
}

export function linkIn(mail: string, place: string): string {
  const [, path] = new RegExp(`https?://[^/"]+(/${place}/[^"<\\s]+)`).exec(mail) ?? []
  if (path === undefined) throw new Error(`The e-mail has no link to /${place}/…`)
  return path
}

/** Whether the page has no extra entry in the history that a closed dialog has left there. */
function hasLeftDialogs(): boolean {
  const state: unknown = history.state
  const isExtraEntry = typeof state === 'object' && state !== null && 'dialog' in state
  return !isExtraEntry || document.querySelector('[role=dialog], [role=alertdialog]') !== null
}

/**
 * Waits until the app has gone back over the extra entry of a closed dialog. It does so a moment after the dialog is
 * gone.
 */
export async function leftDialogs(page: Page): Promise<void> {
  await page.waitForFunction(hasLeftDialogs)
}

/** Makes each move of a page wait for closed dialogs. The browser drops an address that is asked for before. */
function moveAfterDialogs(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const goBack = page.goBack.bind(page)
  page.goto = async (...args) => leftDialogs(page).then(() => goto(...args))
  page.reload = async (...args) => leftDialogs(page).then(() => reload(...args))
  page.goBack = async (...args) => leftDialogs(page).then(() => goBack(...args))
}

export interface JourneyOptions {
  readonly network: Network | null
}

/**
 * Declares a test. Its pages open the app that was started for the Playwright worker. Errors on the page or
 * in its console fail the test.
 */
export const test = base.extend<JourneyOptions & { consoleErrors: string[] }>({
  network: [null, { option: true }],
  baseURL: async ({}, use) => {
    await use(productAddress())
  },
  page: async ({ page, network }, use) => {
    if (network !== null) await slowDown(page, network)
    moveAfterDialogs(page)
    await use(page)
  },
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      page.on('pageerror', (error) => consoleErrors.push(error.message))
      page.on('console', (message) => {
        // The browser logs every failed response. Ignore these messages, because the tests check failed
        // responses themselves.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          consoleErrors.push(message.text())
        }
      })
      await use(consoleErrors)
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
