import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { afterClickGuard } from '../../testing/afterClickGuard'
import { answer } from '../../testing/answer'
import { driveDialog } from '../../testing/driveDialog'
import { bodyFailures, editFailures, commonFailures } from '../../testing/problemWords'
import { renderApp } from '../../testing/renderApp'
import { list, worker } from '../../testing/worker'

const dialog = page.getByRole('dialog')
const name = dialog.getByRole('textbox', { name: /^Name/ })
const keepsName = () => expect.element(name).toHaveValue('Bridges in spring')

const asSent = async (request: Request) => (await request.json()) as ReturnType<typeof list>

describe('the lists of an item', () => {
  beforeEach(async () => {
    worker.use(
      answer('getLists', [list(1, 'Bridges', [91004]), list(2, 'Winter', []), list(3, 'Autumn', [91004])]),
    )
    await renderApp('/procurement/91004')
    await page.getByRole('button', { name: 'List', exact: true }).click()
  })

  test('[M04] moving to another list can be retried after every failure, and the selection is kept', async () => {
    const chosen = dialog.getByRole('radio', { name: /^Winter/ })
    await dialog.getByText('Winter').click()
    await driveDialog({
      operation: 'updateList',
      failures: editFailures,
      submit: dialog.getByRole('button', { name: 'Add to the list' }),
      isKept: () => expect.element(chosen).toBeChecked(),
      success: asSent,
    })
  })

  test('[M04, Z03] a failure to create a list is shown and keeps name and focus, and a created list is selected', async () => {
    const released = Promise.withResolvers<void>()
    worker.use(
      answer('createList', async () => {
        await released.promise
        return new HttpResponse(null, { status: 500 })
      }),
    )
    const create = dialog.getByRole('button', { name: 'Create' })
    const typed = dialog.getByRole('textbox', { name: 'Name of the new list' })
    await dialog.getByRole('button', { name: 'New list' }).click()
    await typed.fill('Tunnels')
    await create.click()
    await expect.element(create).toHaveAttribute('aria-disabled', 'true')
    await expect.element(create).toHaveFocus()
    released.resolve()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(commonFailures[500])
    await expect.element(create).toHaveFocus()
    await expect.element(typed).toHaveValue('Tunnels')

    worker.use(answer('createList', list(9, 'Tunnels', [])))
    await afterClickGuard()
    await create.click()
    await expect.element(dialog.getByRole('radio', { name: /^Tunnels/ })).toBeChecked()
  })

  test('[M04, W07] removing an item preselects the first list and can be retried after every failure', async () => {
    await dialog.getByRole('button', { name: 'Take off lists …' }).click()
    const first = dialog.getByRole('checkbox', { name: /^Bridges/ })
    await expect.element(first).toBeChecked()
    await expect.element(dialog.getByRole('checkbox', { name: /^Autumn/ })).not.toBeChecked()
    const saved: number[] = []
    await driveDialog({
      operation: 'updateList',
      failures: editFailures,
      submit: dialog.getByRole('button', { name: 'Remove', exact: true }),
      isKept: () => expect.element(first).toBeChecked(),
      success: async (request) => {
        const body = await asSent(request)
        saved.push(body.id, ...body.procurements)
        return body
      },
    })
    expect(saved).toEqual([1])
  })

  test('[M04] an interrupted removal names the lists that were saved, and a retry continues with the others', async () => {
    await dialog.getByRole('button', { name: 'Take off lists …' }).click()
    await dialog.getByText('Autumn').click()
    let isBroken = true
    const saved: number[] = []
    worker.use(
      answer('updateList', async (request) => {
        const body = await asSent(request)
        if (body.id === 3 && isBroken) return new HttpResponse(null, { status: 500 })
        saved.push(body.id)
        return body
      }),
    )
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.element(dialog.getByText(/Removed from: Bridges\./)).toBeVisible()
    isBroken = false
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(saved).toEqual([1, 3])
    await expect.poll(() => document.activeElement?.tagName).toBe('BUTTON')
  })
})

describe('the settings of a list', () => {
  beforeEach(() => {
    worker.use(answer('getLists', [list(12, 'Bridges', [91004])]))
  })

  test('[M04, W07] saving settings can be retried after every failure', async () => {
    await renderApp('/list/12')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await name.fill('Bridges in spring')
    await driveDialog({
      operation: 'updateList',
      failures: editFailures,
      submit: dialog.getByRole('button', { name: 'Save' }),
      isKept: keepsName,
      success: asSent,
    })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bridges in spring' })).toBeVisible()
  })

  test('[M04, D01] creating a list can be retried after every failure, and the list is added to the others', async () => {
    await renderApp('/')
    await page.getByRole('button', { name: 'New list' }).first().click()
    await name.fill('Bridges in spring')
    await driveDialog({
      operation: 'createList',
      failures: bodyFailures,
      submit: dialog.getByRole('button', { name: 'Create' }),
      isKept: keepsName,
      success: { ...list(13, 'Bridges in spring', []) },
    })
    await expect.element(page.getByRole('link', { name: 'Bridges in spring' })).toBeVisible()
  })

  test('[M04, T01] a deletion asks for confirmation, can be retried after every failure and leads to the dashboard', async () => {
    await renderApp('/list/12')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await dialog.getByRole('button', { name: 'Delete list' }).click()
    const question = page.getByRole('alertdialog')
    await driveDialog({
      operation: 'deleteList',
      failures: commonFailures,
      submit: question.getByRole('button', { name: 'Delete', exact: true }),
      isKept: () => expect.element(question).toBeVisible(),
    })
    await expect.poll(() => location.pathname).toBe('/')
  })

  test('[V01, V02] after a failure, a list without a name shows its error at once', async () => {
    worker.use(answer('updateList', () => new HttpResponse(null, { status: 500 })))
    await renderApp('/list/12')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await name.fill('Bridges in spring')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(commonFailures[500])
    await name.fill('   ')
    await expect.element(dialog.getByText('The name must have between 1 and 100 characters')).toBeVisible()
  })

  test('[V02] a list needs a name and a user', async () => {
    await renderApp('/list/12')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await name.fill('   ')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('The name must have between 1 and 100 characters')).toBeVisible()
    await name.fill('Bridges in spring')
    await dialog.getByText('Anna Lund (you)').click()
    await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  })
})
