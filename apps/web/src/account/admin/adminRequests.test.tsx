import { exampleResponses } from '@spadestik/api-client/examples'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { afterClickGuard } from '../../../testing/afterClickGuard'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const erasure = exampleResponses.getManagedRequests.body.items[0]!
const tip = {
  ...erasure,
  kind: 'tip',
  id: 5,
  name: 'Kirsten Holm',
  text: 'We would like to hear about scaffolds.',
  about: {
    companyId: 31,
    company: 'Murer Holm A/S',
    contact: 'Lise Dahl',
    projectId: 48213,
    procurementId: null,
  },
} as const
const handled = {
  ...erasure,
  handled: '2026-11-27T10:00:00Z',
  handledBy: 'drift@spadestik.test',
  version: 2,
}

const said = (ui: Awaited<ReturnType<typeof renderApp>>, text: string | RegExp) =>
  expect.element(ui.getByText(text).first()).toBeVisible()

describe('the requests that administrators see', () => {
  test('[J03] new requests come first, and the list is filtered by state and kind and has pages', async () => {
    const asked: string[] = []
    worker.use(
      answer('getManagedRequests', (request) => {
        const query = new URL(request.url).searchParams
        asked.push(['kind', 'handled', 'before'].map((name) => query.get(name) ?? '-').join(' '))
        return { items: [erasure], before: '17.0.48' }
      }),
    )
    const ui = await renderApp('/admin/requests')
    await expect.element(ui.getByRole('rowheader', { name: /^Erasure of the account/ })).toBeVisible()
    await ui.getByRole('button', { name: 'Older' }).click()
    await expect.poll(() => asked.at(-1)).toBe('- false 17.0.48')
    await ui.getByRole('button', { name: /State$/ }).click()
    await ui.getByRole('option', { name: 'Handled', exact: true }).click()
    await expect.poll(() => asked.at(-1)).toBe('- true -')
    await expect.element(ui.getByRole('button', { name: 'Newer' })).toBeDisabled()
    await ui.getByRole('button', { name: /Kind$/ }).click()
    await ui.getByRole('option', { name: 'Tip' }).click()
    await expect.poll(() => asked.at(-1)).toBe('tip true -')
    expect(asked[0]).toBe('- false -')
  })

  test('[J03] a handled request stays with the focus, so that it can be taken back', async () => {
    const sent: unknown[] = []
    worker.use(
      answer('getManagedRequests', { items: [erasure], before: null }),
      answer('setManagedRequestHandled', async (request) => {
        sent.push(await request.json())
        return sent.length === 1 ? handled : { ...erasure, version: 3 }
      }),
    )
    const ui = await renderApp('/admin/requests')
    await ui.getByRole('rowheader', { name: /^Erasure/ }).click()
    await ui.getByRole('button', { name: 'Mark as handled' }).click()
    await said(ui, 'The request of Anne Lund is handled.')
    await expect.element(ui.getByRole('button', { name: 'Mark as new again' })).toHaveFocus()
    await said(ui, 'drift@spadestik.test')
    await afterClickGuard()
    await ui.getByRole('button', { name: 'Mark as new again' }).click()
    await said(ui, 'The request of Anne Lund is new again.')
    expect(sent).toEqual([
      { handled: true, version: 1 },
      { handled: false, version: 2 },
    ])
  })

  test('[J03] a request that somebody else has handled is said, and the focus moves to the filter', async () => {
    let isHandled = false
    worker.use(
      answer('getManagedRequests', () => ({ items: isHandled ? [] : [erasure], before: null })),
      answer('setManagedRequestHandled', () => {
        isHandled = true
        return HttpResponse.json({ kind: 'conflict', title: 'x', status: 409, detail: 'x' }, { status: 409 })
      }),
    )
    const ui = await renderApp('/admin/requests')
    await ui.getByRole('rowheader', { name: /^Erasure/ }).click()
    await ui.getByRole('button', { name: 'Mark as handled' }).click()
    await said(ui, /^Another administrator has changed this request/)
    await said(ui, 'There are no such requests.')
    await expect.element(ui.getByRole('button', { name: /State$/ })).toHaveFocus()
  })

  test('[J03] a request for an erasure says how it is carried out, and leads to its user', async () => {
    const asked: (string | null)[] = []
    worker.use(
      answer('getManagedUsers', (request) => {
        asked.push(new URL(request.url).searchParams.get('id'))
        return exampleResponses.getManagedUsers.body
      }),
    )
    const ui = await renderApp('/admin/requests')
    await ui.getByRole('rowheader', { name: /^Erasure/ }).click()
    await said(ui, /^An erasure cannot be undone/)
    await ui.getByRole('link', { name: 'Show the user' }).click()
    await expect.element(ui.getByRole('rowheader', { name: /Anne Lund/ })).toBeVisible()
    await expect.poll(() => asked).toEqual([String(erasure.userId)])
    await ui.getByRole('link', { name: 'All users' }).click()
    await expect.poll(() => asked.at(-1)).toBeNull()
  })

  test('[J03, M06] a tip has its message, and links to what it is about', async () => {
    worker.use(answer('getManagedRequests', { items: [tip], before: null }))
    const ui = await renderApp('/admin/requests')
    await ui.getByRole('rowheader', { name: /^Tip/ }).click()
    await said(ui, tip.text)
    await expect
      .element(ui.getByRole('link', { name: 'Murer Holm A/S' }))
      .toHaveAttribute('href', '/company/31')
    await expect
      .element(ui.getByRole('link', { name: 'A project' }))
      .toHaveAttribute('href', '/project/48213')
  })
})
