import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { TabsProps } from './Tabs'
import { Tabs } from './Tabs'

const props = (more: Partial<TabsProps> = {}): TabsProps => ({
  label: 'User guide',
  value: 'search',
  onChange: vi.fn(),
  tabs: [
    { id: 'search', title: 'Search', content: <p>How to search</p> },
    { id: 'hidden', title: 'Hidden', content: <p>Never</p>, isDisabled: true },
    { id: 'lists', title: 'Lists', content: <p>How to follow</p> },
  ],
  ...more,
})

test('[A07] Tabs show one part, named by its tab', async () => {
  const ui = await renderUi(<Tabs {...props()} />)
  await expect.element(ui.getByRole('tablist', { name: 'User guide' })).toBeVisible()
  await expect.element(ui.getByRole('tab', { name: 'Search' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(ui.getByRole('tabpanel', { name: 'Search' })).toHaveTextContent('How to search')
  await expect.element(ui.getByText('How to follow')).not.toBeInTheDocument()
})

test('[A07] Tabs are one tab stop, and arrow keys skip disabled tabs', async () => {
  const all = props()
  await renderUi(<Tabs {...all} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(all.onChange).toHaveBeenLastCalledWith('lists')
})

test('[A07] Tabs can be controlled', async () => {
  const ui = await renderUi(<Tabs {...props({ value: 'lists' })} />)
  await expect.element(ui.getByRole('tabpanel', { name: 'Lists' })).toHaveTextContent('How to follow')
})
