import { rmSync } from 'node:fs'
import { newDemoFolder } from '../e2e/demoFolder'
import { startProduct } from '../setup/startProduct'
import type { OtherBrowser } from './OtherBrowser'
import { clickOn, untilShown } from './onPage'

const query = 'languageId=2&domainId=9'
const account = { username: 'paid@demo.test', password: 'spadestik-demo' }

async function startProductWithData() {
  const folder = await newDemoFolder()
  const product = await startProduct({ DATA_DIR: folder })
  return {
    address: product.address,
    async end() {
      await product.end()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * Starts the product with demo data, for a user who has seen the news. If PRODUCT_ADDRESS is set, tests use
 * that running product.
 */
export async function startTestProduct() {
  const running = process.env['PRODUCT_ADDRESS']
  const product =
    running === undefined ? await startProductWithData() : { address: running, end: async () => {} }
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${product.address}/api/auth?${query}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  })
  const authorization = `Bearer ${login.headers.get('jwt')}`
  await fetch(`${product.address}/api/notifications/setAllSeen?${query}`, {
    method: 'PUT',
    headers: { ...headers, authorization },
  })
  return product
}

/** Logs in with the form of the login page. */
export async function logIn(browser: OtherBrowser, address: string): Promise<void> {
  await browser.open(address)
  await clickOn(browser, 'input[autocomplete=username]')
  await browser.type(account.username)
  await browser.press('Tab')
  await browser.type(account.password)
  await browser.press('Enter')
  await untilShown(browser, 'h1', { text: 'Kirsten Holm' })
}
