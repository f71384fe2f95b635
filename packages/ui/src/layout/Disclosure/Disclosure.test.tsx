import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Disclosure } from './Disclosure'

test('[S10] Disclosure can be expanded, and shows its summary while it is closed', async () => {
  const onExpandedChange = vi.fn()
  const ui = await renderUi(
    <Disclosure title="Geography" summary="2 chosen" onExpandedChange={onExpandedChange}>
      <p>Regions</p>
    </Disclosure>,
  )
  const trigger = ui.getByRole('button', { name: /Geography/ })
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect.element(ui.getByText('2 chosen')).toBeVisible()
  await trigger.click()
  expect(onExpandedChange).toHaveBeenCalledWith(true)
  await expect.element(ui.getByText('Regions')).toBeVisible()
})
