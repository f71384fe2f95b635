import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi'
import { Card } from './Card'

test('[P03] Card stands under a heading of its place', async () => {
  const ui = await renderUi(
    <Card title="Notes" note="2" headingLevel={3}>
      None yet
    </Card>,
  )
  await expect.element(ui.getByRole('heading', { level: 3, name: 'Notes 2' })).toBeVisible()
})
