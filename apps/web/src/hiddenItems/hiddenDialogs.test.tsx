import type { Schemas } from '@spadestik/api-client/schema'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { driveDialog } from '../../testing/driveDialog'
import { bodyFailures, editFailures, commonFailures, problemWords } from '../../testing/problemWords'
import { renderApp } from '../../testing/renderApp'
import { hiddenProcurements, procurement, worker } from '../../testing/worker'

const entry = (usersIds: number[]): Schemas['HiddenItem'] => ({
  id: 88,
  created: '2026-11-12 14:05',
  usersIds,
  userIsOnList: usersIds.includes(1),
  projectId: null,
  procurementId: 91004,
  notes: [],
})

const dialog = page.getByRole('dialog')
const colleague = dialog.getByRole('checkbox', { name: 'Jens Holm' })

async function showHidden(usersIds: number[]): Promise<void> {
  worker.use(
    answer('getHiddenItems', [entry(usersIds)]),
    answer('getHiddenItemDetails', hiddenProcurements([procurement(91004, 'Skjern bridge')])),
  )
  await renderApp('/blacklist')
  await page.getByRole('radio', { name: /^Tenders/ }).click()
  await expect.element(page.getByRole('link', { name: 'Skjern bridge' })).toBeVisible()
}

describe('hiding an item', () => {
  test('[M03] hiding an item can be retried after every failure, and the selected users are kept', async () => {
    worker.use(answer('getHiddenItems', []))
    await renderApp('/procurement/91004')
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await dialog.getByText('Jens Holm').click()
    const sent: unknown[] = []
    await driveDialog({
      operation: 'createHiddenItem',
      failures: { ...bodyFailures, 409: problemWords.conflict },
      submit: dialog.getByRole('button', { name: 'Hide', exact: true }),
      isKept: () => expect.element(colleague).toBeChecked(),
      success: async (request) => {
        sent.push(await request.json())
        return entry([1, 72])
      },
    })
    expect(sent).toEqual([{ usersIds: [1, 72], projectId: null, procurementId: 91004 }])
    await expect.element(page.getByRole('button', { name: 'Hidden', exact: true })).toBeVisible()
  })

  test('[M03] the dialog waits until it is known who hides the item already', async () => {
    const loaded = Promise.withResolvers<void>()
    worker.use(
      answer('getHiddenItems', async () => {
        await loaded.promise
        return [entry([72])]
      }),
    )
    await renderApp('/procurement/91004')
    // Open another dialog first, to load the code of the dialogs.
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    loaded.resolve()
    await expect.element(colleague).toBeChecked()
  })

  test('[M03] hiding an item that a colleague already hides adds the user to the same entry', async () => {
    worker.use(answer('getHiddenItems', [entry([72])]))
    await renderApp('/procurement/91004')
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect.element(colleague).toBeChecked()
    await driveDialog({
      operation: 'updateHiddenItem',
      failures: editFailures,
      submit: dialog.getByRole('button', { name: 'Hide', exact: true }),
      isKept: () => expect.element(colleague).toBeChecked(),
      success: entry([1, 72]),
    })
  })

  test('[M03, V02] with colleagues, at least one user must be selected', async () => {
    worker.use(answer('getHiddenItems', []))
    await renderApp('/procurement/91004')
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await dialog.getByText('Anna Lund (you)').click()
    await expect.element(dialog.getByRole('button', { name: 'Hide', exact: true })).toBeDisabled()
  })
})

describe('the hidden items', () => {
  test('[M03, B01] showing an item again to oneself can be retried after every failure and keeps it hidden from others', async () => {
    await showHidden([1, 72])
    await page.getByRole('button', { name: 'Show again: Skjern bridge' }).click()
    const forMe = dialog.getByRole('radio', { name: /^For me/ })
    await expect.element(forMe).toBeChecked()
    await driveDialog({
      operation: 'updateHiddenItem',
      failures: editFailures,
      submit: dialog.getByRole('button', { name: 'Show again', exact: true }),
      isKept: () => expect.element(forMe).toBeChecked(),
      success: entry([72]),
    })
    await expect.element(page.getByRole('link', { name: 'Skjern bridge' })).not.toBeInTheDocument()
    await expect.element(page.getByText('No tenders are hidden')).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Go to the search' })).toHaveFocus()
  })

  test('[M03, B01] showing an item again to all can be retried after every failure', async () => {
    await showHidden([1, 72])
    await page.getByRole('button', { name: 'Show again: Skjern bridge' }).click()
    await dialog.getByText('For all').click()
    await driveDialog({
      operation: 'deleteHiddenItem',
      failures: commonFailures,
      submit: dialog.getByRole('button', { name: 'Show again', exact: true }),
      isKept: () => expect.element(dialog.getByRole('radio', { name: /^For all/ })).toBeChecked(),
    })
    await expect.element(page.getByText('No tenders are hidden')).toBeVisible()
  })

  test('[B01] a cleanup can be retried after every failure, runs for all only on request, and shows the number of removed entries', async () => {
    await showHidden([1, 72])
    await page.getByRole('button', { name: 'Clean up …' }).click()
    await dialog.getByText('Clean up for all colleagues').click()
    const { 404: _, ...failures } = commonFailures
    const asked: (string | null)[] = []
    worker.use(answer('getHiddenItems', [entry([1, 72])]))
    await driveDialog({
      operation: 'cleanUpHiddenItems',
      failures,
      submit: dialog.getByRole('button', { name: 'Clean up', exact: true }),
      isKept: () => expect.element(dialog.getByRole('checkbox', { name: /for all/ })).toBeChecked(),
      success: (request) => {
        asked.push(new URL(request.url).searchParams.get('cleanForAll'))
        worker.use(answer('getHiddenItems', []))
        return { removedIds: [88] }
      },
    })
    expect(asked).toEqual(['true'])
    await expect.element(page.getByText('1 item was removed.')).toBeVisible()
    await expect.element(page.getByText('No tenders are hidden')).toBeVisible()
  })

  test('[B01] filtering matches names; an empty result offers to clear the filter', async () => {
    await showHidden([1])
    const filter = page.getByRole('searchbox', { name: 'Filter by name' })
    await filter.fill('harbour')
    await expect.element(page.getByText('No name fits the filter')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await expect.element(page.getByRole('link', { name: 'Skjern bridge' })).toBeVisible()
    await filter.fill('BRIDGE skj')
    await expect.element(page.getByRole('link', { name: 'Skjern bridge' })).toBeVisible()
  })
})
