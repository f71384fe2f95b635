import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { TabsProps } from './Tabs'
import { TabItem, TabList, TabPanel, Tabs } from './Tabs'

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

test('[A07] Tabs in a narrow row show the selected tab, at first and after another is selected', async () => {
  const ids = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
  const tabs = ids.map((id) => ({ id, title: `The ${id} tab`, content: id }))
  const ui = await renderUi(
    <div style={{ inlineSize: 240, marginBlockStart: 3000 }}>
      <Tabs label="User guide" defaultValue="fifth" tabs={tabs} />
    </div>,
  )
  const isInRow = (name: string) => {
    const tab = ui.getByRole('tab', { name }).element().getBoundingClientRect()
    const row = ui.getByRole('tablist').element().getBoundingClientRect()
    return tab.left >= row.left && tab.right <= row.right
  }
  await expect.poll(() => isInRow('The fifth tab')).toBe(true)
  expect(isInRow('The first tab')).toBe(false)
  expect(document.scrollingElement?.scrollTop).toBe(0)
  await ui.getByRole('tab', { name: 'The fifth tab' }).click()
  await userEvent.keyboard('{Home}')
  await expect.poll(() => isInRow('The first tab')).toBe(true)
})

test('[A07] a tab list gives its element to the ref of its parent', async () => {
  const list = createRef<HTMLDivElement>()
  const ui = await renderUi(
    <Tabs defaultValue="search">
      <TabList label="User guide" ref={list}>
        <TabItem id="search">Search</TabItem>
      </TabList>
      <TabPanel id="search">How to search</TabPanel>
    </Tabs>,
  )
  await expect.element(ui.getByRole('tablist')).toBeVisible()
  expect(list.current?.role).toBe('tablist')
})
