import { exampleResponses } from '@spadestik/api-client/examples'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const company = exampleResponses.getManagedCompanies.body.items[0]!
const user = exampleResponses.getManagedUsers.body.items[0]!

/** Records the bodies that an operation gets. */
function record(sent: unknown[]) {
  return async (request: Request) => void sent.push(await request.json())
}

const conflict = (path: string) =>
  HttpResponse.json(
    { kind: 'conflict', title: 'x', status: 409, detail: 'x', errors: [{ path, message: 'x' }] },
    { status: 409 },
  )

/** The screen with one user, whose row is open. */
async function openUser(changes: Partial<typeof user> = {}) {
  worker.use(answer('getManagedUsers', { items: [{ ...user, ...changes }], count: 1 }))
  const ui = await renderApp('/admin/users')
  await ui.getByRole('rowheader', { name: /Anne Lund/ }).click()
  return ui
}

/** A message above the page. */
const said = (ui: Awaited<ReturnType<typeof renderApp>>, text: string) =>
  expect.element(ui.getByText(text).first()).toBeVisible()

describe('what administrators change on their screen', () => {
  test('[J02] a company is added, and the focus returns to the button', async () => {
    const sent: unknown[] = []
    const recorded = record(sent)
    worker.use(
      answer('createManagedCompany', async (request) => {
        await recorded(request)
        return company
      }),
    )
    const ui = await renderApp('/admin')
    await ui.getByRole('button', { name: 'Add a company' }).click()
    const dialog = ui.getByRole('dialog', { name: 'Add a company' })
    await dialog.getByLabelText(/^Name/).fill(' Norrbygg AB ')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await said(ui, 'Norrbygg AB is added.')
    await expect.element(ui.getByRole('button', { name: 'Add a company' })).toHaveFocus()
    expect(sent).toEqual([{ name: 'Norrbygg AB' }])
  })

  test('[J02] a name that is taken is said at the field, until another one is typed', async () => {
    worker.use(answer('createManagedCompany', () => conflict('/body/name')))
    const ui = await renderApp('/admin')
    await ui.getByRole('button', { name: 'Add a company' }).click()
    const dialog = ui.getByRole('dialog', { name: 'Add a company' })
    const add = dialog.getByRole('button', { name: 'Add', exact: true })
    await add.click()
    await expect.element(dialog.getByText('The field is required')).toBeVisible()
    await dialog.getByLabelText(/^Name/).fill('Norrbygg AB')
    await add.click()
    await expect.element(dialog.getByText('A company already has this name')).toBeVisible()
    await dialog.getByLabelText(/^Name/).fill('Norrbygg 2 AB')
    await expect.element(dialog.getByText('A company already has this name')).not.toBeInTheDocument()
  })

  test('[J02] a company ends only after a question', async () => {
    const sent: unknown[] = []
    const recorded = record(sent)
    worker.use(
      answer('setManagedCompanyEnded', async (request) => {
        await recorded(request)
        return { ...company, ended: '2026-11-27T10:00:00Z' }
      }),
    )
    const ui = await renderApp('/admin')
    await ui.getByRole('rowheader', { name: /Fjord & Lund/ }).click()
    await ui.getByRole('button', { name: 'End the company' }).click()
    const question = ui.getByRole('alertdialog', { name: 'End the company' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(sent).toEqual([])
    await ui.getByRole('button', { name: 'End the company' }).click()
    await question.getByRole('button', { name: 'End the company' }).click()
    await said(ui, 'Fjord & Lund Arkitekter has ended.')
    expect(sent).toEqual([{ ended: true }])
  })

  test('[J02] a user of a company is invited, and an address that is taken is said at the field', async () => {
    const sent: unknown[] = []
    const recorded = record(sent)
    worker.use(
      answer('createManagedUser', async (request) => {
        await recorded(request)
        return sent.length === 1 ? conflict('/body/email') : user
      }),
    )
    const ui = await renderApp('/admin')
    await ui.getByRole('rowheader', { name: /Fjord & Lund/ }).click()
    await ui.getByRole('button', { name: 'Invite a user' }).click()
    const dialog = ui.getByRole('dialog', { name: 'Invite a user of Fjord & Lund Arkitekter' })
    await dialog.getByLabelText(/^Name/).fill('Eva Lind')
    await dialog.getByLabelText(/^E-mail/).fill('eva@')
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect.element(dialog.getByText('Please enter a valid email address')).toBeVisible()
    await dialog.getByLabelText(/^E-mail/).fill('eva@norrbygg.test')
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect.element(dialog.getByText('The chosen email is already in use')).toBeVisible()
    await dialog.getByLabelText(/^E-mail/).fill('eva.lind@norrbygg.test')
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await said(ui, 'eva.lind@norrbygg.test gets a mail with a link.')
    expect(sent.at(-1)).toEqual({
      email: 'eva.lind@norrbygg.test',
      name: 'Eva Lind',
      companyId: company.id,
      product: null,
      domain: 'dk',
      administrator: false,
    })
  })

  test('[J02] a product that does not cover the country of an invitation is explained', async () => {
    const detail = { title: 'x', detail: 'x', errors: [{ path: '/body/product', message: 'x' }] }
    worker.use(
      answer('createManagedUser', () =>
        HttpResponse.json({ kind: 'badRequest', status: 400, ...detail }, { status: 400 }),
      ),
    )
    const ui = await renderApp('/admin')
    await ui.getByRole('rowheader', { name: /Fjord & Lund/ }).click()
    await ui.getByRole('button', { name: 'Invite a user' }).click()
    const dialog = ui.getByRole('dialog', { name: 'Invite a user of Fjord & Lund Arkitekter' })
    await dialog.getByLabelText(/^Name/).fill('Eva Lind')
    await dialog.getByLabelText(/^E-mail/).fill('eva@norrbygg.test')
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect.element(dialog.getByText(/does not cover this country/)).toBeVisible()
    await expect.element(dialog.getByLabelText(/^E-mail/)).toHaveValue('eva@norrbygg.test')
  })

  test('[J02] a change that somebody else has overtaken is said, and what was seen goes with it', async () => {
    const sent: unknown[] = []
    const recorded = record(sent)
    worker.use(
      answer('moveManagedUser', async (request) => {
        await recorded(request)
        return HttpResponse.json({ kind: 'conflict', title: 'x', status: 409, detail: 'x' }, { status: 409 })
      }),
    )
    const ui = await openUser()
    await ui.getByRole('button', { name: 'Change product or company' }).click()
    const dialog = ui.getByRole('dialog', { name: 'Product and company of Anne Lund' })
    await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await dialog.getByRole('button', { name: /Product/ }).click()
    await ui.getByRole('option', { name: 'None' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText(/^Another administrator has changed this user/)).toBeVisible()
    const seen = { companyId: user.companyId, product: user.product }
    expect(sent).toEqual([{ from: seen, to: { ...seen, product: null } }])
  })

  test('[J02] a user is deactivated after a question, and the focus returns', async () => {
    const sent: unknown[] = []
    const recorded = record(sent)
    worker.use(
      answer('setManagedUserActive', async (request) => {
        await recorded(request)
        return user
      }),
    )
    const ui = await openUser()
    await ui.getByRole('button', { name: 'Deactivate' }).click()
    await ui.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
    await said(ui, 'Anne Lund is deactivated.')
    await expect.element(ui.getByRole('button', { name: 'Deactivate' })).toHaveFocus()
    expect(sent).toEqual([{ active: false }])
  })

  test('[J02] who is deactivated can only be moved and activated', async () => {
    const ui = await openUser({ deactivated: '2026-11-27T10:00:00Z' })
    await expect.element(ui.getByRole('button', { name: 'Activate' })).toBeVisible()
    await expect.element(ui.getByRole('button', { name: 'End the sessions' })).not.toBeInTheDocument()
    await expect.element(ui.getByRole('button', { name: 'Act as the user' })).not.toBeInTheDocument()
  })

  test('[J02] who has no password yet is invited again, and cannot be acted as', async () => {
    const ui = await openUser({ activated: false })
    await expect.element(ui.getByRole('button', { name: 'Act as the user' })).not.toBeInTheDocument()
    await ui.getByRole('button', { name: 'Send the invitation again' }).click()
    await ui.getByRole('alertdialog').getByRole('button', { name: 'Send the invitation again' }).click()
    await said(ui, 'anne.lund@fjordlund.test gets a mail with a link.')
  })

  test('[J02] the number of ended sessions is said', async () => {
    const ui = await openUser()
    await ui.getByRole('button', { name: 'End the sessions' }).click()
    await ui.getByRole('alertdialog').getByRole('button', { name: 'End the sessions' }).click()
    await said(ui, '1 session has ended.')
  })

  test('[J02, W06] acting as a user opens the page that asks for the own password', async () => {
    worker.use(answer('issueImpersonation', { url: `${location.origin}/impersonate/secret` }))
    const ui = await openUser()
    await ui.getByRole('button', { name: 'Act as the user' }).click()
    await ui.getByRole('alertdialog').getByRole('button', { name: 'Act as the user' }).click()
    await expect.element(ui.getByRole('form', { name: 'Log in as a user' })).toBeVisible()
    expect(location.pathname).toBe('/impersonate/secret')
  })
})
