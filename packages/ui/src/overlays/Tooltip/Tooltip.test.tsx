import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Button } from '../../actions/Button/Button'
import { Tooltip } from './Tooltip'

test('[G03] Tooltip shows on focus, describes its button and hides on Escape', async () => {
  const ui = await renderUi(
    <Tooltip content="Best match is always descending">
      <Button>Descending</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  const tip = page.getByRole('tooltip')
  await expect.element(tip).toBeVisible()
  await expect.element(ui.getByRole('button')).toHaveAccessibleDescription('Best match is always descending')
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
})
