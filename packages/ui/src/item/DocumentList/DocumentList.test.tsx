import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { DocumentList } from './DocumentList'

test('[P02] DocumentList opens each file in a new window', async () => {
  const ui = await renderUi(
    <DocumentList
      label="Documents"
      documents={[{ id: 1, name: 'Plan', extension: 'pdf', href: '/plan.pdf' }]}
    />,
  )
  await expect.element(ui.getByRole('list', { name: 'Documents' })).toBeVisible()
  const link = ui.getByRole('link', { name: 'Plan (opens in a new window)' })
  await expect.element(link).toHaveAttribute('href', '/plan.pdf')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noreferrer')
})

test('[K02] DocumentList opens the paywall for a document without an address', async () => {
  const onUnlock = vi.fn()
  const ui = await renderUi(
    <DocumentList
      label="Documents"
      documents={[{ id: 1, name: 'Secret plan', extension: 'pdf', href: null }]}
      onUnlock={onUnlock}
    />,
  )
  expect(ui.container.innerHTML).not.toContain('Secret plan')
  await expect.element(ui.getByRole('link')).not.toBeInTheDocument()
  await ui.getByRole('button', { name: /Only with a subscription/ }).click()
  expect(onUnlock).toHaveBeenCalledOnce()
})

test('[P02] DocumentList says that there are no documents', async () => {
  const ui = await renderUi(<DocumentList label="Documents" documents={[]} />)
  await expect.element(ui.getByText('No documents.')).toBeVisible()
})
