import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import type { ActiveFilter } from './ActiveFilters'
import { ActiveFilters } from './ActiveFilters'

const all: ActiveFilter[] = [
  { id: 'a', label: 'Bridges', kind: 'included' },
  { id: 'b', label: 'Footbridges', kind: 'excluded' },
  { id: 'c', label: 'Public', kind: 'plain' },
]

function Stateful() {
  const [filters, setFilters] = useState<ActiveFilter[]>(all)
  return (
    <ActiveFilters
      filters={filters}
      onRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
    />
  )
}

test('[S10] ActiveFilters names excluded criteria in text', async () => {
  const ui = await renderUi(<ActiveFilters filters={all} onRemove={vi.fn()} />)
  await expect.element(ui.getByText('Excluded', { exact: true })).toBeInTheDocument()
  await expect
    .element(ui.getByRole('button', { name: 'Remove Footbridges, which is excluded' }))
    .toBeVisible()
})

test('[S07] removing a filter in ActiveFilters focuses the next filter, then the last filter, then the title', async () => {
  const ui = await renderUi(<Stateful />)
  await ui.getByRole('button', { name: /Remove Footbridges/ }).click()
  await expect.element(ui.getByRole('button', { name: 'Remove Public' })).toHaveFocus()
  await ui.getByRole('button', { name: 'Remove Public' }).click()
  await expect.element(ui.getByRole('button', { name: 'Remove Bridges' })).toHaveFocus()
  await ui.getByRole('button', { name: 'Remove Bridges' }).click()
  await expect.element(ui.getByRole('heading', { name: /Active filters/ })).toHaveFocus()
  await expect.element(ui.getByText('No filters are set.')).toBeVisible()
})
