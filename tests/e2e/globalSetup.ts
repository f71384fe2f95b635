import { rmSync } from 'node:fs'
import type { FullConfig } from '@playwright/test'
import { startProduct } from '../setup/startProduct'
import { newDemoFolder } from './demoFolder'

const accounts = ['paid', 'colleague', 'projects', 'basic', 'none', 'admin', 'paid-se', 'paid-no']
const domainIds: Record<string, number> = { 'paid-se': 8, 'paid-no': 10 }

/**
 * Marks the news as seen for the demo accounts. Unseen news opens after each login, and only one test needs
 * it.
 */
async function markNewsSeen(address: string): Promise<void> {
  await Promise.all(
    accounts.map(async (name) => {
      const query = `languageId=2&domainId=${domainIds[name] ?? 9}`
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${address}/api/auth?${query}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ username: `${name}@demo.test`, password: 'spadestik-demo' }),
      })
      const token = answer.headers.get('jwt')
      if (token === null) throw new Error(`${name}@demo.test could not log in: ${answer.status}.`)
      await fetch(`${address}/api/notifications/setAllSeen?${query}`, {
        method: 'PUT',
        headers: { ...headers, authorization: `Bearer ${token}` },
      })
    }),
  )
}

/**
 * Starts the app and service with demo data for each worker, and stops them after the run. If PRODUCT_ADDRESS
 * is set, the tests use that running product with a single worker.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const running = process.env['PRODUCT_ADDRESS']
  if (running !== undefined) {
    if (workers > 1)
      throw new Error(
        `PRODUCT_ADDRESS names one product, where ${workers} workers would end each other's sessions. Use --workers=1.`,
      )
    process.env['PRODUCT_ADDRESSES'] = running
    await markNewsSeen(running)
    return async () => {}
  }
  const made = await newDemoFolder()
  process.env['DEMO_FOLDER'] = made
  const folders = await Promise.all(Array.from({ length: workers }, newDemoFolder))
  const products = await Promise.all(folders.map((folder) => startProduct({ DATA_DIR: folder })))
  process.env['PRODUCT_FOLDERS'] = JSON.stringify(folders)
  process.env['PRODUCT_ADDRESSES'] = products.map(({ address }) => address).join(' ')
  await Promise.all(products.map(({ address }) => markNewsSeen(address)))
  return async () => {
    await Promise.all(products.map(({ end }) => end()))
    for (const folder of [made, ...folders]) rmSync(folder, { recursive: true, force: true })
  }
}
