import { exampleResponses } from '@spadestik/api-client/examples'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { settleRequests } from '../../testing/settleRequests'
import { list, worker } from '../../testing/worker'

const dialog = page.getByRole('dialog')
const failed = page.getByText(/^This could not be fetched/)
const retry = page.getByRole('button', { name: 'Try again' })

describe('what could not be fetched', () => {
  test('[Z03, D01] is not called empty on the dashboard, keeps its heading and can be fetched again', async () => {
    worker.use(refuse('getLists', 500), refuse('getAgents', 500))
    await renderApp('/')
    await expect.element(page.getByRole('heading', { name: 'Lists', exact: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Agents', exact: true })).toBeVisible()
    await expect.poll(() => retry.elements().length).toBe(2)
    await expect.element(page.getByText(/no lists/i)).not.toBeInTheDocument()
    worker.use(answer('getLists', [list(1, 'Bridges', [])]))
    await retry.nth(1).click()
    await expect.element(page.getByRole('link', { name: 'Bridges' })).toBeVisible()
  })

  test('[Z03, M04] does not make an item look as if it were on no list', async () => {
    worker.use(refuse('getLists', 500))
    await renderApp('/procurement/91004')
    const star = page.getByRole('button', { name: 'List', exact: true })
    await expect.element(star).toBeVisible()
    await expect.element(star).not.toHaveAttribute('aria-pressed')
    await star.click()
    await expect.element(dialog.getByText('An unexpected error occurred', { exact: false })).toBeVisible()
    worker.use(answer('getLists', [list(1, 'Bridges', [91004])]))
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByRole('radio', { name: /^Bridges/ })).toBeChecked()
  })

  test('[Z03, M05] does not take away the colleagues of a note or a list', async () => {
    worker.use(refuse('getColleagues', 500), answer('getLists', [list(12, 'Bridges', [])]))
    await renderApp('/list/12')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await expect.element(dialog.getByText('An unexpected error occurred', { exact: false })).toBeVisible()
    worker.use(answer('getColleagues'))
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Bridges')
  })

  test('[Z03, Q01, W09] leaves place, criteria and phases of an item open', async () => {
    worker.use(refuse('getCriterionTypes', 500), refuse('getProcurementPhases', 500))
    await renderApp('/procurement/91004')
    await expect.element(failed.first()).toBeVisible()
    await expect.poll(() => failed.elements().length).toBe(3)
    worker.use(answer('getCriterionTypes'), answer('getProcurementPhases'))
    await retry.first().click()
    await expect.poll(() => failed.elements().length).toBeLessThan(3)
  })

  test('[Z03, S10] is said above the filters of a search', async () => {
    worker.use(refuse('getCriterionTypes', 500))
    await renderApp('/search/1?type=procurement')
    await expect.element(failed).toBeVisible()
    worker.use(answer('getCriterionTypes'))
    await retry.click()
    await expect.element(failed).not.toBeInTheDocument()
  })

  test('[Z03, B01] leaves the numbers of hidden items open', async () => {
    worker.use(refuse('getHiddenItems', 500))
    await renderApp('/blacklist')
    await expect.element(retry).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /0/ })).not.toBeInTheDocument()
  })
})

describe('what was fetched before', () => {
  test('[Z17, D01] stays on the dashboard when fetching it again fails', async () => {
    const { body: agent } = exampleResponses.getProcurementAgent
    worker.use(
      answer('getAgents', {
        projectAgents: [],
        procurementAgents: [{ ...agent, id: 4, name: 'Schools' }],
        companyAgents: [],
      }),
      answer('updateProcurementAgent', { ...agent, id: 4, name: 'Schools' }),
    )
    await renderApp('/')
    await page.getByRole('button', { name: /Settings of .*Schools/ }).click()
    const asked = Promise.withResolvers<void>()
    worker.use(
      answer('getAgents', () => {
        asked.resolve()
        return HttpResponse.error()
      }),
    )
    await dialog.getByRole('button', { name: 'Save' }).click()
    await asked.promise
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Schools' })).toBeVisible()
    await expect.element(retry).not.toBeInTheDocument()
  })

  test('[Z17, S05] stays in a search when fetching it again fails', async () => {
    await renderApp('/search/1?type=procurement')
    const row = page.getByRole('link', {
      name: exampleResponses.searchProcurements.body.items[0]?.name ?? '',
    })
    await expect.element(row.first()).toBeVisible()
    const asked = Promise.withResolvers<void>()
    worker.use(
      answer('searchProcurements', (request) => {
        if (!new URL(request.url).searchParams.has('facet')) asked.resolve()
        return HttpResponse.error()
      }),
      answer('getHiddenItems', []),
    )
    await page
      .getByRole('button', { name: /^More|Actions/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: /^Hide/ }).click()
    await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
    await asked.promise
    await settleRequests()
    await expect.element(row.first()).toBeVisible()
    await expect.element(retry).not.toBeInTheDocument()
  })
})
