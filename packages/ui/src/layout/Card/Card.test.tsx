import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { Card } from './Card'

test('[P03] Card has a heading of the given level', async () => {
  const ui = await renderUi(
    <Card title="Notes" note="2" headingLevel={3}>
      None yet
    </Card>,
  )
  await expect.element(ui.getByRole('heading', { level: 3, name: 'Notes 2' })).toBeVisible()
})

test('[Q02] Card has no background of its own if its content has one', async () => {
  const ui = await renderUi(
    <Card title="Dates" isTitleOutside isBare>
      Two windows
    </Card>,
  )
  const content = ui.getByText('Two windows').element()
  expect(getComputedStyle(content).borderTopWidth).toBe('0px')
  expect(getComputedStyle(content).paddingTop).toBe('0px')
})
