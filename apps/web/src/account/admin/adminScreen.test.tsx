import { exampleResponses } from '@spadestik/api-client/examples'
import { describe, expect, test } from 'vitest'
import { answer, refuse } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const company = exampleResponses.getManagedCompanies.body.items[0]!
const user = exampleResponses.getManagedUsers.body.items[0]!

/** Records the parameters of the requests of a list, and answers with one row of 45. */
function companiesAnswering() {
  const asked: URLSearchParams[] = []
  const handler = answer('getManagedCompanies', (request) => {
    const query = new URL(request.url).searchParams
    asked.push(query)
    return { items: [{ ...company, name: `Page ${query.get('index')} of ${query.get('text')}` }], count: 45 }
  })
  return { asked, handler }
}

describe('the screen of administrators', () => {
  test('[J01] companies are found by a text, which is not in the address', async () => {
    const { asked, handler } = companiesAnswering()
    worker.use(handler)
    const ui = await renderApp('/admin')
    await expect.element(ui.getByRole('tab', { name: 'Companies', selected: true })).toBeVisible()
    await ui.getByRole('link', { name: 'Page 3' }).click()
    await expect.element(ui.getByRole('rowheader', { name: 'Page 2 of' })).toBeVisible()
    await ui.getByRole('searchbox', { name: 'Find a company' }).fill('Lund')
    await expect.element(ui.getByRole('rowheader', { name: 'Page 0 of Lund' })).toBeVisible()
    expect(asked.at(-1)?.get('index')).toBe('0')
    expect(location.search).toBe('')
  })

  test('[J01] the number of users leads to the users of the company', async () => {
    const asked: (string | null)[] = []
    worker.use(
      answer('getManagedUsers', (request) => {
        asked.push(new URL(request.url).searchParams.get('companyId'))
        return { items: [user], count: 1 }
      }),
    )
    const ui = await renderApp('/admin')
    await ui.getByRole('link', { name: '3', exact: true }).click()
    await expect.element(ui.getByRole('tab', { name: 'Users', selected: true })).toBeVisible()
    await expect.element(ui.getByRole('rowheader', { name: /Anne Lund/ })).toBeVisible()
    expect(asked).toEqual([String(company.id)])
    await ui.getByRole('link', { name: 'Users of all companies' }).click()
    await expect.poll(() => asked.at(-1)).toBeNull()
  })

  test('[J01] a tab has an address, which arrow keys change', async () => {
    const ui = await renderApp('/admin/users')
    const tab = ui.getByRole('tab', { name: 'Users', selected: true })
    await expect.element(tab).toBeVisible()
    ;(tab.element() as HTMLElement).focus()
    await ui.getByRole('tab', { name: 'Products' }).click()
    await expect.poll(() => location.pathname).toBe('/admin/products')
    await expect.element(ui.getByRole('rowheader', { name: /Spadestik Komplet/ })).toBeVisible()
    await expect.element(ui.getByRole('tab', { name: 'Products' })).toHaveFocus()
  })

  test('[J01] the log says who changed what, with the values before and after', async () => {
    const entry = exampleResponses.getAudit.body.items[0]!
    worker.use(
      answer('getAudit', (request) => {
        const before = new URL(request.url).searchParams.get('before')
        if (before !== null) return { items: [{ ...entry, id: 7, action: 'later.deed' }], before: null }
        const move = { product: 'komplet', company: 'Fjord' }
        return {
          items: [{ ...entry, action: 'users.move', before: move, after: { ...move, product: 'basis' } }],
          before: 12,
        }
      }),
    )
    const ui = await renderApp('/admin/log')
    await ui.getByRole('rowheader', { name: /^Company or product of a user changed/ }).click()
    await expect.element(ui.getByText('komplet → basis')).toBeVisible()
    await expect.element(ui.getByText('Fjord → Fjord')).not.toBeInTheDocument()
    await ui.getByRole('button', { name: 'Older' }).click()
    await expect.element(ui.getByRole('rowheader', { name: /^later\.deed/ })).toBeVisible()
    await expect.element(ui.getByRole('button', { name: 'Older' })).toBeDisabled()
    // The focus goes on to the button that is left.
    await expect.element(ui.getByRole('button', { name: 'Newer' })).toHaveFocus()
    await ui.getByRole('button', { name: 'Newer' }).click()
    await expect.element(ui.getByRole('rowheader', { name: /^Company or product/ })).toBeVisible()
  })

  test('[J01, K01] somebody else gets the page for unknown addresses, and no list is asked for', async () => {
    const { asked, handler } = companiesAnswering()
    worker.use(handler, refuse('getManagedProducts', 403))
    const ui = await renderApp('/admin')
    await expect.element(ui.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(asked).toEqual([])
  })

  test('[J01, L01] a visitor logs in first', async () => {
    const ui = await renderApp('/admin', 'nobody')
    await expect.element(ui.getByRole('form', { name: 'Log in' })).toBeVisible()
  })
})
