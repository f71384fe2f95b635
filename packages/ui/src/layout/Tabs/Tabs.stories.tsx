import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TabItem, TabList, TabPanel, Tabs } from './Tabs'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Vejledning',
    value: 'search',
    onChange: fn(),
    tabs: [
      { id: 'search', title: 'Søgning', note: 8, content: <p>Sådan finder du de rigtige udbud.</p> },
      { id: 'lists', title: 'Lister', note: 3, content: <p>Sådan følger du projekter sammen.</p> },
      { id: 'agents', title: 'Agenter', note: 5, content: <p>Sådan får du besked om nyt.</p> },
      { id: 'company', title: 'Firmaer', content: <p>Kræver adgang til firmaer.</p>, isDisabled: true },
    ],
  },
  parameters: { width: '560px' },
  render: function Render(args) {
    const [selectedId, setSelectedId] = useState(args.value)
    return <Tabs {...args} value={selectedId} onChange={setSelectedId} />
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Narrow: Story = { parameters: { width: '280px' } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('tab', { name: /Søgning/ })
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByText(/følger du projekter/)).toBeVisible()
  },
}
export const Hovered: Story = {
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: /Lister/ })
    await userEvent.hover(tab)
    await expect(tab).toHaveAttribute('data-hovered')
  },
}
export const OfItems: Story = {
  render: () => (
    <Tabs defaultValue="lists">
      <TabList label="Vejledning">
        <TabItem id="search">Søgning</TabItem>
        <TabItem id="lists" note={3}>
          Lister
        </TabItem>
      </TabList>
      <TabPanel id="search">Sådan finder du de rigtige udbud.</TabPanel>
      <TabPanel id="lists">Sådan følger du projekter sammen.</TabPanel>
    </Tabs>
  ),
}
