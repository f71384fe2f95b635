import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Alert } from './Alert'

test('[M01] Alert is announced at once for an error, and politely otherwise', async () => {
  const ui = await renderUi(
    <>
      <Alert tone="error">Not saved</Alert>
      <Alert tone="success">Saved</Alert>
    </>,
  )
  await expect.element(ui.getByRole('alert')).toHaveTextContent('Not saved')
  await expect.element(ui.getByRole('status')).toHaveTextContent('Saved')
})

test('[M01] Alert is dismissed by its close button', async () => {
  const onDismiss = vi.fn()
  const ui = await renderUi(<Alert onDismiss={onDismiss}>Saved</Alert>)
  await ui.getByRole('button', { name: 'Dismiss' }).click()
  expect(onDismiss).toHaveBeenCalledOnce()
})
