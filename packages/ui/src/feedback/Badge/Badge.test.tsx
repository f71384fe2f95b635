import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Badge } from './Badge'

test('[S19] Badge says its state in words', async () => {
  const ui = await renderUi(<Badge tone="shared">Shared</Badge>)
  await expect.element(ui.getByText('Shared')).toBeVisible()
})
