import type { Schemas } from '@spadestik/api-client/schema'
import type { Page } from '@playwright/test'
import { danish, enter } from './journey'

type ItemType = 'project' | 'procurement'
interface Items {
  project: Schemas['Project']
  procurement: Schemas['Procurement']
}

export interface ServiceCalls {
  readonly get: <Body>(path: string) => Promise<Body>
  readonly send: <Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<Body>
  /**
   * Returns the most recently updated item for which `has` is true. Throws if `has` is false for the 800 most
   * recently updated items.
   */
  readonly find: <Type extends ItemType>(
    type: Type,
    has: (item: Items[Type]) => boolean,
  ) => Promise<Items[Type]>
}

const folders = { project: 'projects', procurement: 'procurements' } as const

const addressOf = (path: string) => `/api${path}${path.includes('?') ? '&' : '?'}${danish}`

function callsWith(page: Page, token: string): ServiceCalls {
  const headers = { authorization: `Bearer ${token}` }
  async function send<Body>(method: string, path: string, data?: object): Promise<Body> {
    const answer = await page.request.fetch(addressOf(path), { method, headers, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${method} ${path} failed with ${answer.status()}.`)
    return (answer.status() === 204 ? undefined : await answer.json()) as Body
  }
  const get = <Body>(path: string) => send<Body>('GET', path)
  return {
    get,
    send,
    async find(type, has) {
      for (let index = 0; index < 40; index += 1) {
        const found = await send<{ items: { id: number }[] }>(
          'POST',
          `/search-items/search/${folders[type]}?index=${index}&limit=20&orderBy=updated`,
          {},
        )
        const items = await Promise.all(
          found.items.map(({ id }) => get<Items[typeof type]>(`/${folders[type]}/byId/${id}`)),
        )
        const fitting = items.find((item) => has(item))
        if (fitting !== undefined) return fitting
        if (found.items.length === 0) break
      }
      throw new Error(`No ${type} of the demo data matches what the test needs.`)
    },
  }
}

/**
 * Logs in to a demo account without the form. Marks the news as seen, because unseen news would cover the
 * first page.
 */
export async function enterQuietly(page: Page, username: string): Promise<ServiceCalls> {
  const calls = callsWith(page, await enter(page, username))
  await calls.send('PUT', '/notifications/setAllSeen')
  return calls
}
