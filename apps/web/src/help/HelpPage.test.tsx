import type { Schemas } from '@spadestik/api-client/schema'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordRequests } from '../../testing/recordRequests'
import { renderApp } from '../../testing/renderApp'
import { user, worker } from '../../testing/worker'

const page = (id: number, title: string, text: string): Schemas['HelpdeskPage'] => ({
  id,
  title,
  parts: [{ id: id * 10, text, file: null }],
})
const tab = (id: number, name: string, pages: Schemas['HelpdeskPage'][]): Schemas['HelpdeskTab'] => ({
  id,
  name,
  icon: 'search',
  iconType: 'outline',
  index: id,
  pages,
})
const guide = [
  tab(2, 'Following', [page(21, 'Lists', '<p>Share a list.</p>')]),
  tab(1, 'Searching', [
    page(11, 'By words', '<p>Type <em>words</em>.</p><script>window.attacked = true</script>'),
    page(12, 'By phase', '<img src="x" onerror="window.attacked = true" alt="A phase">'),
  ]),
]
const news = (id: number, created: string, seen: boolean): Schemas['Notification'] => ({
  id,
  title: `News ${id}`,
  text: `What is new ${id}.`,
  created,
  seen,
  file: null,
})

beforeEach(() => worker.use(http.get('/api/helpdesk', () => HttpResponse.json(guide))))

describe('the help page', () => {
  test('[A07, R05] shows the chapters in order, and opens the chapter in the address', async () => {
    const ui = await renderApp('/help?tab=2')
    await expect.element(ui.getByRole('tab', { name: /^Following/ })).toHaveAttribute('aria-selected', 'true')
    await ui.getByRole('tab', { name: /^Searching/ }).click()
    await expect.element(ui.getByRole('button', { name: 'By words' })).toBeVisible()
    expect(location.search).toBe('?tab=1')
    await expect.element(ui.getByRole('form', { name: 'Book a demo' })).toBeVisible()
  })

  test('[A07] opens the page in the hash, whatever its chapter', async () => {
    const ui = await renderApp('/help#page21')
    await expect.element(ui.getByText('Share a list.')).toBeVisible()
    await expect
      .element(ui.getByRole('button', { name: 'Lists' }).first())
      .toHaveAttribute('aria-expanded', 'true')
  })

  test('[A07] shows the text of a page without running scripts in it', async () => {
    const ui = await renderApp('/help')
    await ui.getByRole('button', { name: 'By words' }).click()
    await ui.getByRole('button', { name: 'By phase' }).click()
    await expect.element(ui.getByText('words', { exact: true })).toBeVisible()
    await expect.element(ui.getByRole('img', { name: 'A phase' })).toBeInTheDocument()
    expect('attacked' in globalThis).toBe(false)
  })

  test('[A07, N01] shows all news, newest first, and marks it as seen on closing, even if the page is left', async () => {
    const seen = recordRequests('put', '/notifications/setAllSeen')
    const all = [news(1, '2026-10-01T08:00:00Z', true), news(2, '2026-11-01T08:00:00Z', false)]
    worker.use(
      seen.handler,
      http.get('/api/notifications', () => HttpResponse.json(all)),
    )
    const ui = await renderApp('/help')
    await ui.getByRole('button', { name: 'What is new since last' }).click()
    const sidebar = ui.getByRole('dialog', { name: 'New since last' })
    await expect.element(sidebar.getByRole('heading', { level: 3 }).first()).toHaveTextContent('News 2')
    await expect.element(sidebar.getByText('01.11.2026')).toBeVisible()
    await expect.element(sidebar.getByText('New', { exact: true })).toBeVisible()
    expect(seen.sent).toHaveLength(0)
    await sidebar.getByRole('button', { name: 'Close' }).click()
    await expect.element(sidebar).not.toBeInTheDocument()
    await expect.poll(() => seen.sent).toMatchObject([{ isKeptAlive: true }])
  })
})

function askedAfterLogin(showPopups: boolean, unseen: Schemas['Notification'][]) {
  const get = recordRequests('get', '/notifications', () => HttpResponse.json(unseen))
  worker.use(
    get.handler,
    http.get('/api/pa-users', () => HttpResponse.json({ ...user, showPopups })),
  )
  return get
}

describe('news after login', () => {
  test('[N01] unseen news opens after login for users who want it', async () => {
    const get = askedAfterLogin(true, [news(3, '2026-11-01T08:00:00Z', false)])
    const ui = await renderApp('/help', { user: { ...user, showPopups: true } })
    await expect.element(ui.getByRole('dialog', { name: 'New since last' })).toBeVisible()
    expect(get.sent[0]?.query).toContain('isSeen=false')
  })

  test.each([
    ['the user does not want it', false, [news(3, '2026-11-01T08:00:00Z', false)]],
    ['there is none', true, []],
  ])('[N01] news does not open if %s', async (_why, showPopups, unseen) => {
    askedAfterLogin(showPopups, unseen)
    const ui = await renderApp('/help', { user: { ...user, showPopups } })
    await expect.element(ui.getByRole('tab', { name: /^Searching/ })).toBeVisible()
    await expect.element(ui.getByRole('dialog')).not.toBeInTheDocument()
  })
})
