import type { Meta, StoryObj } from '@storybook/react-vite'
import { Histogram } from './Histogram'

const counts = [4, 9, 22, 41, 63, 48, 30, 17, 8, 3, 1, 0]
const bars = counts.map((count, index) => ({
  from: index * 10,
  to: index === counts.length - 1 ? null : (index + 1) * 10,
  count,
}))

const meta = {
  title: 'Components/Histogram',
  component: Histogram,
  args: { label: 'Sådan fordeler 246 udbud sig', bars },
} satisfies Meta<typeof Histogram>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const ChosenRange: Story = { args: { min: 20, max: 59 } }
export const OpenEnd: Story = { args: { min: 70 } }
export const Stale: Story = { args: { isStale: true } }
export const Loading: Story = { args: { bars: undefined } }
export const Nothing: Story = { args: { bars: bars.map((bar) => ({ ...bar, count: 0 })) } }
