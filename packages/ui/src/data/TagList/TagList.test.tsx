import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
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

test('[Z04] TagList cuts the names that are shown and reads them whole', async () => {
  const ui = await renderUi(
    <TagList names={['Roundabouts and junctions', 'Steel']} shorten={(name) => name.slice(0, 6)} />,
  )
  await expect.element(ui.getByText('Rounda', { exact: true })).toHaveAttribute('aria-hidden', 'true')
  await expect.element(ui.getByText('Roundabouts and junctions')).toBeInTheDocument()
  await expect.element(ui.getByText('Steel')).toBeVisible()
})
