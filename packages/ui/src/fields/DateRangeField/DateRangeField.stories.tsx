import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { DateRangeField } from './DateRangeField'

const meta = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  args: { label: 'Frist', value: { from: '2026-11-21', to: '2026-12-18' }, onChange: fn() },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <DateRangeField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Empty: Story = { args: { value: { from: null, to: null } } }
export const WithError: Story = { args: { errorMessage: 'Fra-datoen ligger efter til-datoen' } }
export const Disabled: Story = { args: { isDisabled: true } }

export const Picking: Story = {
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /Vælg en dato/ })
    if (first) await userEvent.click(first)
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
