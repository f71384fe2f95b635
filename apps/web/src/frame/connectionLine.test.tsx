import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/renderApp'
import { procurement, worker } from '../../testing/worker'
import { isConnectionLost, onConnectionChange, reportNoResponse, reportResponse } from '../loading/connection'
import { fetchFile } from '../loading/loadCode'

const line = page.getByRole('status').getByText(/^No connection. What you see/)
const field = page.getByRole('searchbox', { name: 'Free text' })

/**
 * Renders the search page and loses the connection, either for all requests or only for searches. Set
 * `isLost` of the returned object to false to restore the connection.
 */
async function renderSearch(lost: 'everything' | 'searches') {
  const connection = { isLost: false }
  const search = '/api/search-items/search/procurements'
  const found = { items: [procurement(1, 'Bridge')], count: 1, countIsCapped: false }
  worker.use(
    http.all(lost === 'everything' ? '/api/*' : search, () =>
      connection.isLost ? HttpResponse.error() : undefined,
    ),
    http.post(search, () => HttpResponse.json(found)),
  )
  await renderApp('/search/1?type=procurement')
  await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
  // Wait for the element that later shows the message. Its code loads after the requests of the screen have
  // ended.
  await expect.poll(() => document.querySelector('output[data-connection]')).not.toBeNull()
  connection.isLost = true
  await field.fill('new')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').getByText('No connection')).toBeVisible()
  return connection
}

test('[Z17] a line reports a lost connection until the service responds, and the search is repeated', async () => {
  const connection = await renderSearch('everything')
  await expect.element(line).toBeVisible()
  await expect.element(field).toHaveValue('new')
  connection.isLost = false
  await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})

test('[Z17] a single lost request shows no line, and is repeated', async () => {
  const connection = await renderSearch('searches')
  const changes: boolean[] = []
  const stop = onConnectionChange(() => changes.push(isConnectionLost()))
  connection.isLost = false
  await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
  stop()
  expect(changes).toEqual([])
})

test('[Z17] a late response to an older request does not hide the loss of the connection', async () => {
  const connection = { isLost: true }
  reportNoResponse(() => (connection.isLost ? Promise.reject(new Error('no response')) : Promise.resolve()))
  reportResponse()
  await expect.poll(() => isConnectionLost()).toBe(true)
  connection.isLost = false
  await expect.poll(() => isConnectionLost()).toBe(false)
})

describe('[Z17] a file of the app', () => {
  const host = { isLost: false, hasFile: true, probes: 0, requests: 0 }

  beforeEach(() => {
    Object.assign(host, { isLost: false, hasFile: true, probes: 0, requests: 0 })
    worker.use(
      http.head(`${location.origin}/`, () => {
        host.probes += 1
        return host.isLost ? HttpResponse.error() : new HttpResponse()
      }),
      http.get('/assets/part.js', () => {
        host.requests += 1
        return host.isLost || !host.hasFile ? HttpResponse.error() : new HttpResponse()
      }),
      http.get('/assets/old.js', () => new HttpResponse(null, { status: 404 })),
    )
  })

  test('is requested again when its host responds, not when another response arrives late', async () => {
    host.isLost = true
    const file = fetchFile('/assets/part.js')
    await expect.poll(() => host.probes).toBe(1)
    reportResponse()
    await expect.poll(() => host.probes).toBe(2)
    expect(host.requests).toBe(1)
    host.isLost = false
    await file
    expect(host.requests).toBe(2)
  })

  test('is an error if it does not load although its host responds', async () => {
    host.hasFile = false
    await expect(fetchFile('/assets/part.js')).rejects.toThrow('/assets/part.js')
    expect(host.requests).toBe(3)
  })

  test('is requested again after a restart of its host, which still responds at first', async () => {
    host.hasFile = false
    const file = fetchFile('/assets/part.js')
    await expect.poll(() => host.requests).toBe(2)
    host.isLost = true
    await expect.poll(() => host.probes).toBe(2)
    expect(host.requests).toBe(2)
    Object.assign(host, { isLost: false, hasFile: true })
    await file
    expect(host.requests).toBe(3)
  })

  test('is an error if its host no longer has it', async () => {
    await expect(fetchFile('/assets/old.js')).rejects.toThrow('/assets/old.js')
    expect(host.probes).toBe(0)
  })
})
