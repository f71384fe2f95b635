import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { QuarterRangeField } from './QuarterRangeField'

const meta = {
  title: 'Components/QuarterRangeField',
  component: QuarterRangeField,
  args: {
    label: 'Byggeperiode',
    value: { from: 'Q1 2027', to: 'Q4 2028' },
    first: 'Q1 2025',
    last: 'Q4 2032',
    unspecifiedLabel: 'Medtag uden angivet periode',
    onChange: fn(),
  },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <QuarterRangeField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof QuarterRangeField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Unbounded: Story = { args: { value: { from: null, to: null } } }
export const Disabled: Story = { args: { isDisabled: true } }
export const FromNeverAfterTo: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { value: { from: null, to: 'Q2 2025' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Fra kvartal/ }))
    await expect(await screen.findByRole('option', { name: 'Q3 2025' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
