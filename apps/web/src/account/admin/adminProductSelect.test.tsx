import { exampleResponses } from '@spadestik/api-client/examples'
import { describe, expect, test } from 'vitest'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const user = { ...exampleResponses.getManagedUsers.body.items[0]!, product: 'product-150' }
const product = exampleResponses.getManagedProducts.body.items[0]!

/** Answers with the products `product-1` to `product-<count>` whose code contains the text, a page at a time. */
function sell(count: number): void {
  const codes = Array.from({ length: count }, (_item, index) => `product-${index + 1}`)
  worker.use(
    answer('getManagedUsers', { items: [user], count: 1 }),
    answer('getManagedProducts', (request) => {
      const text = new URL(request.url).searchParams.get('text') ?? ''
      const found = codes.filter((code) => code.includes(text))
      return {
        items: found.slice(0, 100).map((code) => ({ ...product, code, name: code })),
        count: found.length,
      }
    }),
  )
}

async function openMove() {
  const ui = await renderApp('/admin/users')
  await ui.getByRole('rowheader', { name: new RegExp(user.name) }).click()
  await ui.getByRole('button', { name: 'Change product or company' }).click()
  return { ui, dialog: ui.getByRole('dialog') }
}

describe('the products that a user can get', () => {
  test('[J02] of more products than a page has, a text finds one, and the present one stays selected', async () => {
    sell(300)
    const { ui, dialog } = await openMove()
    const select = dialog.getByRole('button', { name: /^product-150 \(product-150\) Product/ })
    await expect.element(select).toBeVisible()
    await dialog.getByLabelText('Find a product').fill('product-29')
    await select.click()
    await expect.element(ui.getByRole('option', { name: /^product-150 / })).toBeVisible()
    await expect.element(ui.getByRole('option', { name: /^product-299 / })).toBeVisible()
    await expect.element(ui.getByRole('option', { name: /^product-1 / })).not.toBeInTheDocument()
  })

  test('[J02] of few products, all are offered without a search', async () => {
    sell(3)
    const { dialog } = await openMove()
    await expect.element(dialog.getByLabelText('Find a company')).toBeVisible()
    await expect.element(dialog.getByLabelText('Find a product')).not.toBeInTheDocument()
  })
})
