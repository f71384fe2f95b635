import { exampleResponses } from '@spadestik/api-client/examples'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { afterClickGuard } from '../../../testing/afterClickGuard'
import { answer, refuse } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const product = exampleResponses.getManagedProducts.body.items[0]!
const phase = exampleResponses.getProjectPhases.body[0]!
const phases = [
  { ...phase, id: 1, index: 1, name: 'Idea' },
  { ...phase, id: 5, index: 5, name: 'Tender' },
]
const { code, ...terms } = product

const refusal = (status: 400 | 409, ...places: readonly string[]) =>
  HttpResponse.json(
    {
      kind: status === 409 ? 'conflict' : 'badRequest',
      title: 'x',
      status,
      detail: 'x',
      errors: places.map((path) => ({ path, message: 'x' })),
    },
    { status },
  )

/** Records the bodies that an operation gets, and answers with the results of `replies` in turn. */
function recording(
  operation: 'createManagedProduct' | 'changeManagedProduct',
  ...replies: readonly (() => Response)[]
) {
  const sent: unknown[] = []
  worker.use(
    answer(operation, async (request) => {
      sent.push(await request.json())
      return replies[sent.length - 1]?.() ?? product
    }),
  )
  return sent
}

type Ui = Awaited<ReturnType<typeof renderApp>>

const said = (ui: Ui, text: string | RegExp) => expect.element(ui.getByText(text).first()).toBeVisible()

async function openNew(ui: Ui) {
  await ui.getByRole('button', { name: 'Add a product' }).click()
  return ui.getByRole('dialog', { name: 'Add a product' })
}

async function openChange(ui: Ui) {
  await ui.getByRole('rowheader', { name: /Spadestik Komplet/ }).click()
  await ui.getByRole('button', { name: 'Change the product' }).click()
  return ui.getByRole('dialog', { name: 'Change Spadestik Komplet' })
}

describe('the products that administrators sell', () => {
  test('[J05] a product is added with all phases, unless some are taken away', async () => {
    worker.use(answer('getProjectPhases', phases))
    const sent = recording('createManagedProduct')
    const ui = await renderApp('/admin/products')
    const dialog = await openNew(ui)
    await dialog.getByLabelText(/^Code/).fill('Norge-Basis')
    await dialog.getByLabelText(/^Name/).fill(' Norge basis ')
    await dialog.getByLabelText('Norway').click({ force: true })
    await dialog.getByRole('radio', { name: /^Basic/ }).click({ force: true })
    await dialog.getByLabelText('Idea').click({ force: true })
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await said(ui, 'Norge basis is added.')
    await expect.element(ui.getByRole('button', { name: 'Add a product' })).toHaveFocus()
    expect(sent).toEqual([
      {
        code: 'norge-basis',
        terms: {
          name: 'Norge basis',
          paid: false,
          companies: false,
          phases: [5],
          domains: ['no'],
          from: null,
          to: null,
        },
      },
    ])
  })

  test('[J05] what is missing is said at its field, which gets the focus', async () => {
    const sent = recording('createManagedProduct')
    const ui = await renderApp('/admin/products')
    const dialog = await openNew(ui)
    const add = dialog.getByRole('button', { name: 'Add', exact: true })
    await add.click()
    await expect.element(dialog.getByText('Write 2 to 40 characters: a to z, 0 to 9 and -')).toBeVisible()
    await expect.element(dialog.getByText('Write 2 to 100 characters')).toBeVisible()
    await expect.element(dialog.getByText('Choose at least one country')).toBeVisible()
    await expect.element(dialog.getByLabelText(/^Code/)).toHaveFocus()
    await dialog.getByLabelText(/^Code/).fill('norge')
    await dialog.getByLabelText(/^Name/).fill('Norge')
    await afterClickGuard()
    await add.click()
    await expect.element(dialog.getByLabelText('Denmark')).toHaveFocus()
    expect(sent).toEqual([])
  })

  test('[J05] a code that is taken, and what the service refuses, is said at its field', async () => {
    recording(
      'createManagedProduct',
      () => refusal(409, '/body/code'),
      () => refusal(400, '/body/terms/name', '/body/terms/phases'),
    )
    const ui = await renderApp('/admin/products')
    const dialog = await openNew(ui)
    await dialog.getByLabelText(/^Code/).fill('norge')
    await dialog.getByLabelText(/^Name/).fill('Norge')
    await dialog.getByLabelText('Norway').click({ force: true })
    const add = dialog.getByRole('button', { name: 'Add', exact: true })
    await add.click()
    await expect.element(dialog.getByText('A product already has this code')).toBeVisible()
    await expect.element(dialog.getByLabelText(/^Code/)).toHaveFocus()
    await dialog.getByLabelText(/^Code/).fill('norge-2')
    await expect.element(dialog.getByText('A product already has this code')).not.toBeInTheDocument()
    await afterClickGuard()
    await add.click()
    await expect.element(dialog.getByText('Write 2 to 100 characters')).toBeVisible()
    await expect.element(dialog.getByText(/^One of these phases/)).toBeVisible()
  })

  test('[J05] a product is changed with what was seen, and its row says its phases', async () => {
    worker.use(answer('getProjectPhases', phases))
    const sent = recording('changeManagedProduct')
    const ui = await renderApp('/admin/products')
    await ui.getByRole('rowheader', { name: /Spadestik Komplet/ }).click()
    await expect.element(ui.getByText('Idea and Tender')).toBeVisible()
    await ui.getByRole('button', { name: 'Change the product' }).click()
    const dialog = ui.getByRole('dialog', { name: 'Change Spadestik Komplet' })
    const save = dialog.getByRole('button', { name: 'Save' })
    await expect.element(save).toBeDisabled()
    await dialog.getByLabelText('Sweden').click({ force: true })
    await save.click()
    await said(ui, 'Spadestik Komplet is changed.')
    await expect.element(ui.getByRole('button', { name: 'Change the product' })).toHaveFocus()
    expect(sent).toEqual([{ from: terms, to: { ...terms, domains: ['dk', 'se'] } }])
  })

  test('[J05] a product that would end before it begins is not sent', async () => {
    const own = { ...product, from: '2027-02-01', to: '2027-01-31' }
    worker.use(answer('getManagedProducts', { items: [own], count: 1 }))
    const sent = recording('changeManagedProduct')
    const ui = await renderApp('/admin/products')
    const dialog = await openChange(ui)
    await dialog.getByLabelText(/^Name/).fill('Spadestik Alt')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('The last day is before the first')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('[J05] a country where users of the product begin is refused at its field, with their number', async () => {
    const body = { kind: 'badRequest', title: 'x', status: 400, detail: 'x' } as const
    worker.use(
      answer('getManagedProducts', { items: [{ ...product, domains: ['dk', 'se'] }], count: 1 }),
      refuse('changeManagedProduct', 400, {
        ...body,
        errors: [{ path: '/body/to/domains', message: 'x', count: 3 }],
      }),
    )
    const ui = await renderApp('/admin/products')
    const dialog = await openChange(ui)
    await dialog.getByLabelText('Denmark').click({ force: true })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText(/^3 users begin in a country that you take away/)).toBeVisible()
    await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await dialog.getByLabelText('Denmark').click({ force: true })
    await expect.element(dialog.getByText(/^3 users begin/)).not.toBeInTheDocument()
  })

  test('[J05] a change that somebody else has overtaken is said', async () => {
    worker.use(
      refuse('changeManagedProduct', 409, { kind: 'conflict', title: 'x', status: 409, detail: 'x' }),
    )
    const ui = await renderApp('/admin/products')
    const dialog = await openChange(ui)
    await dialog.getByLabelText(/^Name/).fill('Spadestik Alt')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText(/^Another administrator has changed this product/)).toBeVisible()
    await expect.element(dialog.getByLabelText(/^Name/)).toHaveValue('Spadestik Alt')
  })

  test('[J05] more products than a page has are on other pages', async () => {
    worker.use(
      answer('getManagedProducts', (request) => {
        const index = Number(new URL(request.url).searchParams.get('index'))
        return { items: [{ ...product, code: `${code}-${index}` }], count: 101 }
      }),
    )
    const ui = await renderApp('/admin/products')
    await ui.getByRole('link', { name: 'Page 2' }).click()
    await expect.element(ui.getByText(`${code}-1`)).toBeVisible()
  })
})
