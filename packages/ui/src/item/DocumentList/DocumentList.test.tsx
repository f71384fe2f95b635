import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { DocumentList } from './DocumentList'

test('[P02] DocumentList links each file to a window of its own', async () => {
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

test('[K02] DocumentList leads to the paywall where there is no address', async () => {
  const onPaywall = vi.fn()
  const ui = await renderUi(
    <DocumentList
      label="Documents"
      documents={[{ id: 1, name: 'Secret plan', extension: 'pdf', href: null }]}
      onPaywall={onPaywall}
    />,
  )
  expect(ui.container.innerHTML).not.toContain('Secret plan')
  await expect.element(ui.getByRole('link')).not.toBeInTheDocument()
  await ui.getByRole('button', { name: /Only with a subscription/ }).click()
  expect(onPaywall).toHaveBeenCalledOnce()
})

test('[P02] DocumentList says that there is none', async () => {
  const ui = await renderUi(<DocumentList label="Documents" documents={[]} />)
  await expect.element(ui.getByText('No documents.')).toBeVisible()
})
