import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { productAddress } from './productAddress'

export const password = 'spadestik-demo'

/** Fills in the login form, and sends it. */
export async function submitLogin(page: Page, username: string, secret: string = password): Promise<void> {
  const form = page.getByRole('form', { name: 'Log ind' })
  await form.getByLabel('E-mail').fill(username)
  await form.getByRole('textbox', { name: 'Adgangskode', exact: true }).fill(secret)
  await form.getByRole('button', { name: 'Log ind' }).click()
}

/** Logs a demo account in through the form, and waits for the dashboard. */
export async function login(page: Page, username: string): Promise<void> {
  await submitLogin(page, username)
  await expect(page.getByRole('heading', { level: 1, name: /^Godt at se dig/ })).toBeVisible()
}

/** The calls of a domain and language, as the app's own carry them. */
export const danish = 'languageId=2&domainId=9'

/** Gets the token of a demo account without its form. */
export async function tokenOf(page: Page, username: string): Promise<string> {
  const answer = await page.request.post(`/api/auth?${danish}`, { data: { username, password } })
  const token = answer.headers()['jwt']
  if (token === undefined) throw new Error(`${username} could not log in: ${answer.status()}.`)
  return token
}

/** Lets a browser come back with a token, as one that was remembered. */
export async function comeBackWith(page: Page, token: string): Promise<void> {
  const { hostname } = new URL(productAddress())
  await page.context().addCookies([{ name: 'session', value: token, domain: hostname, path: '/' }])
}

/** Lets a demo account in without its form; the next page that is opened is theirs. */
export async function enter(page: Page, username: string): Promise<string> {
  const token = await tokenOf(page, username)
  await comeBackWith(page, token)
  return token
}

/** The newest e-mail to an address in the local inbox, as the text of its HTML. */
export async function newestMail(page: Page, to: string, subject: RegExp): Promise<string> {
  const isMail = (line: string): boolean => line.includes(to) && subject.test(line)
  let mail = ''
  await expect(async () => {
    const list = await (await page.request.get('/inbox')).text()
    const line = list.split('<li>').find(isMail) ?? ''
    const [, path] = /href="(\/inbox\/[^"]+)"/.exec(line) ?? []
    expect(path, `an e-mail to ${to}`).toBeDefined()
    mail = await (await page.request.get(path ?? '')).text()
  }).toPass({ timeout: 15_000, intervals: [250] })
  return mail
}

/** The path of the link in an e-mail that leads below a place of the app. */
export function linkIn(mail: string, place: string): string {
  const [, path] = new RegExp(`https?://[^/"]+(/${place}/[^"<\\s]+)`).exec(mail) ?? []
  if (path === undefined) throw new Error(`The e-mail has no link to /${place}/…`)
  return path
}

/** A journey in the product that the run has started; what the page complains of fails it. */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({}, use) => {
    await use(productAddress())
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        // The browser itself reports every answer that is not a success; the journeys judge those.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text())
        }
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
