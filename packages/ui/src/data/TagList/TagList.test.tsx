import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { TagList } from './TagList'

test('[S20] TagList shows a count for the names that exceed its maximum, and still announces them', async () => {
  const ui = await renderUi(<TagList names={['Roads', 'Roads', 'Steel', 'Quays', 'Locks']} max={2} />)
  expect(ui.getByRole('listitem').elements()).toHaveLength(3)
  await expect.element(ui.getByText('+2')).toBeVisible()
  await expect.element(ui.getByText('Quays, Locks')).toBeInTheDocument()
})

test('[S20] TagList never replaces a single name with a count', async () => {
  const ui = await renderUi(<TagList names={['Roads', 'Steel', 'Quays']} max={2} />)
  await expect.element(ui.getByText('Quays')).toBeVisible()
})

test('[Z04] TagList shortens visible names and announces the full names', async () => {
  const ui = await renderUi(
    <TagList names={['Roundabouts and junctions', 'Steel']} shorten={(name) => name.slice(0, 6)} />,
  )
  await expect.element(ui.getByText('Rounda', { exact: true })).toHaveAttribute('aria-hidden', 'true')
  await expect.element(ui.getByText('Roundabouts and junctions')).toBeInTheDocument()
  await expect.element(ui.getByText('Steel')).toBeVisible()
})
