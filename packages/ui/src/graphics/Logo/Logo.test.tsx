import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Logo } from './Logo'

test('[H01] Logo is named by its visible text, or by a label if it has no visible text', async () => {
  const ui = await renderUi(<Logo />)
  await expect.element(ui.getByText('Spadestik')).toBeVisible()
  await expect.element(ui.getByRole('img')).not.toBeInTheDocument()
  await ui.rerender(<Logo hasName={false} />)
  await expect.element(ui.getByRole('img', { name: 'Spadestik' })).toBeVisible()
})
