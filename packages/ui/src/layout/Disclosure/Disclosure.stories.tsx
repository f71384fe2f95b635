import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Disclosure } from './Disclosure'

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { title: 'Geografi', summary: 'Midtjylland', children: <p>Region Midtjylland og fem kommuner.</p> },
  parameters: { width: '320px' },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const Unfolded: Story = { args: { defaultExpanded: true } }
export const LongSummary: Story = {
  args: { summary: 'Region Midtjylland, Region Syddanmark og 14 kommuner' },
}
export const Disabled: Story = { args: { isDisabled: true, summary: 'Ikke for firmaer' } }
export const Plain: Story = { args: { variant: 'plain', defaultExpanded: true } }
export const Unfolding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Geografi/ }))
    await expect(canvas.getByText(/fem kommuner/)).toBeVisible()
  },
}
