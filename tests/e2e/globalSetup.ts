import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../setup/startProduct'

const accounts = ['paid', 'colleague', 'projects', 'basic', 'none', 'admin', 'paid-se', 'paid-no']
const domainIds: Record<string, number> = { 'paid-se': 8, 'paid-no': 10 }

/** The demo accounts have seen the news already, so that it pops up only in the journey that is about it. */
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

/** Starts one product with demo data for all journeys and ends it after them, unless PRODUCT_ADDRESS names one that runs. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const running = process.env['PRODUCT_ADDRESS']
  if (running !== undefined) {
    await markNewsSeen(running)
    return async () => {}
  }
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-e2e-'))
  const product = await startProduct({ DATA_DIR: folder })
  process.env['PRODUCT_ADDRESS'] = product.address
  await markNewsSeen(product.address)
  return async () => {
    await product.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
