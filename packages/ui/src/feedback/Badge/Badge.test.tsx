import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Badge } from './Badge'

test('[S19] Badge states its meaning in text', async () => {
  const ui = await renderUi(<Badge tone="shared">Shared</Badge>)
  await expect.element(ui.getByText('Shared')).toBeVisible()
})
