import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './Progress'

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Gemmer lister', value: 3, maxValue: 5, valueLabel: '3 af 5 lister' },
  parameters: { width: '360px' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Counted: Story = {}
export const Percentage: Story = { args: { valueLabel: undefined } }
export const NotBegun: Story = { args: { value: 0, valueLabel: '0 af 5 lister' } }
export const Done: Story = { args: { value: 5, valueLabel: '5 af 5 lister' } }
export const UnknownEnd: Story = { args: { value: undefined, valueLabel: undefined } }
export const LabelHidden: Story = { args: { isLabelHidden: true } }
export const LongWords: Story = {
  args: {
    label: 'Flytter »Rammeaftale om bygværker 2027–2030« til listen »Skal bydes på i foråret«',
    valueLabel: '3 af 5 lister er gemt',
  },
  parameters: { width: '280px' },
}
