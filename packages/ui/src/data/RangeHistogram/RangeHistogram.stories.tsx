import type { Meta, StoryObj } from '@storybook/react-vite'
import { RangeHistogram } from './RangeHistogram'

const counts = [4, 9, 22, 41, 63, 48, 30, 17, 8, 3, 1, 0]
const bars = counts.map((count, index) => ({
  from: index * 10,
  to: index === counts.length - 1 ? null : (index + 1) * 10,
  count,
}))

const meta = {
  title: 'Components/RangeHistogram',
  component: RangeHistogram,
  args: {
    onChange: () => undefined,
    formatValue: String,
    label: 'Sådan fordeler 246 udbud sig',
    bars,
  },
} satisfies Meta<typeof RangeHistogram>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const ChosenRange: Story = { args: { min: 20, max: 59 } }
export const Stale: Story = { args: { isStale: true } }
export const Loading: Story = { args: { bars: undefined } }
