import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../actions/Button/Button'
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

function Resettable() {
  const [filters, setFilters] = useState<readonly ActiveFilter[]>(all)
  return (
    <ActiveFilters
      filters={filters}
      onRemove={vi.fn()}
      actions={filters.length > 0 && <Button onPress={() => setFilters([])}>Reset</Button>}
    />
  )
}

test('[S07, G03] the title of ActiveFilters gets the focus when the pressed action disappears', async () => {
  await renderUi(<Resettable />)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.element(page.getByRole('button', { name: 'Reset' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: /Active filters/ })).toHaveFocus()
})

test('[S07] ActiveFilters shows few of many filters and says how many there are more', async () => {
  const many = Array.from({ length: 29 }, (_, id): ActiveFilter => ({
    id: String(id),
    label: `Filter ${id}`,
    kind: 'plain',
  }))
  await renderUi(<ActiveFilters filters={many} onRemove={vi.fn()} />)
  expect(page.getByRole('listitem').elements()).toHaveLength(5)
  const more = page.getByRole('button', { name: 'and 24 more' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  expect(page.getByRole('listitem').elements()).toHaveLength(29)
  await page.getByRole('button', { name: 'Show fewer' }).click()
  expect(page.getByRole('listitem').elements()).toHaveLength(5)
})
