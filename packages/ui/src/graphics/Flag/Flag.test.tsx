import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Flag } from './Flag'

test('[H02] Flag has a name if it is alone, and is hidden from screen readers beside a visible name', async () => {
  const ui = await renderUi(
    <>
      <Flag code="SE" label="Sweden" />
      <Flag code="NO" />
    </>,
  )
  expect(ui.getByRole('img').elements()).toHaveLength(1)
  await expect.element(ui.getByRole('img', { name: 'Sweden' })).toBeVisible()
})
