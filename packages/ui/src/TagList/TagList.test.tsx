import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi'
import { TagList } from './TagList'

test('[S20] TagList turns what does not fit into a number and reads it all the same', async () => {
  const ui = await renderUi(<TagList names={['Roads', 'Roads', 'Steel', 'Quays', 'Locks']} max={2} />)
  expect(ui.getByRole('listitem').elements()).toHaveLength(3)
  await expect.element(ui.getByText('+2')).toBeVisible()
  await expect.element(ui.getByText('Quays, Locks')).toBeInTheDocument()
})

test('[S20] TagList never replaces a single name by a number', async () => {
  const ui = await renderUi(<TagList names={['Roads', 'Steel', 'Quays']} max={2} />)
  await expect.element(ui.getByText('Quays')).toBeVisible()
})
