import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { list, procurement, user, worker } from '../../testing/worker'

const names = ['Skjern bridge', 'Quay walls', 'School roof', 'Ring road']
const items = names.map((name, index) => procurement(index + 1, name))
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const link = (name: string) => page.getByRole('table').getByRole('link', { name })
const bar = page.getByRole('toolbar', { name: 'Actions for the selection' })
const selected = () => names.filter((name) => (box(name).element() as HTMLInputElement).checked)

async function open(path = '/search/1?type=procurement') {
  await renderApp(path)
  await link('Quay walls').hover()
  await expect.element(box('Quay walls')).toBeInTheDocument()
}

beforeEach(() => {
  worker.use(
    answer('searchProcurements', { items, count: items.length, countIsCapped: false }),
    answer('getLists', [list(1, 'Bridges', []), list(2, 'Winter', [])]),
  )
})

describe('selecting results', () => {
  test('[Y01] Shift selects a range, and the head selects all rows of the page', async () => {
    await open()
    await box('Skjern bridge').click()
    await box('School roof').click({ modifiers: ['Shift'] })
    await expect.poll(selected).toEqual(names.slice(0, 3))
    const all = page.getByRole('checkbox', { name: 'Select all rows on this page' })
    await expect.element(all).toHaveProperty('indeterminate', true)
    await all.click()
    await expect.poll(selected).toEqual(names)
    await expect.element(bar.getByText('4 selected')).toBeVisible()
    await all.click()
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('[Y01] the head has no checkbox before there are rows', async () => {
    const shown = Promise.withResolvers<void>()
    worker.use(
      answer('searchProcurements', async () => {
        await shown.promise
        return { items, count: items.length, countIsCapped: false }
      }),
    )
    await renderApp('/search/1?type=procurement')
    const all = page.getByRole('checkbox', { name: 'Select all rows on this page' })
    await page.getByRole('table').hover({ force: true })
    // The bar of the selection comes with the checkboxes. It is empty until something is selected.
    await expect.poll(() => document.querySelector('[data-bottom-bar] > output')).not.toBeNull()
    expect(all.query()).toBeNull()
    shown.resolve()
    await all.click()
    await expect.element(bar.getByText('4 selected')).toBeVisible()
  })

  test('[Y01] keys on the name of a row select it, a range, and all; Escape selects nothing', async () => {
    await open()
    ;(link('Skjern bridge').element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.poll(selected).toEqual(['Skjern bridge'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect.poll(selected).toEqual(names.slice(0, 3))
    await expect.element(link('School roof')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.poll(selected).toEqual(names)
    await userEvent.keyboard('{Escape}')
    await expect.poll(selected).toEqual([])
    await expect.element(link('School roof')).toHaveFocus()
  })

  test('[Y01] another search clears the selection and says so, another order keeps it', async () => {
    await open()
    await box('Quay walls').click()
    await page.getByRole('button', { name: /Order|Best match/ }).click()
    await page.getByRole('option', { name: /Updated|updated/ }).click()
    await expect.element(bar.getByText('1 selected')).toBeVisible()
    await page.getByLabelText('Free text').fill('quay')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByText('The search has changed, so nothing is selected any more.'))
      .toBeInTheDocument()
    await expect.element(bar).not.toBeInTheDocument()
  })
})

describe('acting on the selected items', () => {
  test('[Y02] puts them on one list in one request, and reports those that no longer exist', async () => {
    const bodies: unknown[] = []
    worker.use(
      answer('addItemsToList', async (request) => {
        bodies.push(await request.json())
        return { lists: [], missing: [2] }
      }),
    )
    await open()
    await box('Skjern bridge').click()
    await box('Quay walls').click()
    await bar.getByRole('button', { name: 'Add to list' }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('2 selected tenders')).toBeVisible()
    await dialog.getByText('Winter').click()
    await dialog.getByRole('button', { name: 'Add to the list' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(bodies).toEqual([{ listId: 2, type: 'procurement', ids: [1, 2] }])
    // The message is also announced for a while.
    await expect
      .element(page.getByText('Now on “Winter”: 1. No longer in our database: 1.').last())
      .toBeVisible()
    await expect.poll(() => document.activeElement).toBe(box('Quay walls').element())
  })

  test('[Y01, G03] the first press of Tab brings the checkboxes, before the focus reaches the results', async () => {
    // The pointer of the test before would otherwise be over the results.
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
    await renderApp('/search/1?type=procurement')
    await expect.element(link('Quay walls')).toBeVisible()
    expect(box('Quay walls').query()).toBeNull()
    await userEvent.keyboard('{Tab}')
    await expect.element(box('Quay walls')).toBeInTheDocument()
    expect(page.getByRole('table').element().contains(document.activeElement)).toBe(false)
  })

  test('[Y02] says why a long selection does not fit into an e-mail', async () => {
    const long = Array.from({ length: 8 }, (_, index) => procurement(index + 1, `${'å'.repeat(60)} ${index}`))
    worker.use(answer('searchProcurements', { items: long, count: 8, countIsCapped: false }))
    await renderApp('/search/1?type=procurement')
    await page.getByRole('table').hover()
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
    await bar.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('menuitem', { name: 'Send by e-mail' }).click()
    const reason = 'This is too much for one e-mail. Select fewer, or copy the names and links.'
    await expect.element(page.getByText(reason).first()).toBeVisible()
  })

  test('[Y02] a failure keeps the dialog and the selection', async () => {
    worker.use(refuse('hideItems', 500))
    await open()
    await box('Skjern bridge').click()
    await bar.getByRole('button', { name: 'Hide' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect.poll(selected).toEqual(['Skjern bridge'])
  })

  test('[Y02] hides them, and undo shows exactly these items again', async () => {
    const taken: unknown[] = []
    const hidden = [{ id: 88, usersIds: [user.id] }]
    worker.use(
      answer('hideItems', { hidden, missing: [] }),
      answer('unhideItems', async (request) => {
        taken.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await open()
    await box('Ring road').click()
    await bar.getByRole('button', { name: 'Hide' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
    await expect.element(page.getByRole('alertdialog', { name: '1 item is hidden.' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('alertdialog', { name: '1 item is shown again.' })).toBeVisible()
    expect(taken).toEqual([{ hidden }])
  })

  test('[Y02] an undo does not come back on a later visit of the search', async () => {
    worker.use(answer('hideItems', { hidden: [{ id: 88, usersIds: [user.id] }], missing: [] }))
    await open()
    await box('Quay walls').click()
    await bar.getByRole('button', { name: 'Hide' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
    await expect.element(page.getByRole('alertdialog', { name: '1 item is hidden.' })).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect.poll(() => location.pathname).toBe('/')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await link('School roof').hover()
    await box('School roof').click()
    await bar.getByRole('button', { name: 'Hide' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('alertdialog', { name: '1 item is hidden.' })).toBeVisible()
    expect(page.getByRole('alertdialog', { name: '1 item is hidden.' }).elements()).toHaveLength(1)
  })

  test('[Y02] the first message is shown in development too, where React mounts everything twice', async () => {
    worker.use(answer('markItemsSeen'))
    await renderApp('/search/1?type=procurement', { user }, true)
    await link('Quay walls').hover()
    await box('Quay walls').click()
    await bar.getByRole('button', { name: /seen/ }).click()
    await expect.element(page.getByRole('alertdialog', { name: /seen/ })).toBeVisible()
  })

  test('[Y02] [K01] without a paid product the paywall opens instead', async () => {
    const unsubscribed = { ...user, product: null }
    worker.use(answer('getCurrentUser', unsubscribed))
    await renderApp('/search/1?type=procurement', {
      user: unsubscribed,
    })
    await link('Quay walls').hover()
    await box('Quay walls').click()
    await bar.getByRole('button', { name: 'Hide' }).click()
    await expect
      .element(page.getByText('Hiding what does not concern you is part of the paid products.'))
      .toBeVisible()
  })
})
