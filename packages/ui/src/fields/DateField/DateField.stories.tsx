import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { DateField } from './DateField'

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Ønsket dato', value: '2026-11-24', onChange: fn() },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <DateField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Empty: Story = { args: { value: null, isRequired: true, description: 'Vi ringer den dag.' } }
export const WithError: Story = {
  args: { value: '2026-11-14', errorMessage: 'Vælg en dag, der ikke er gået' },
}
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Disabled: Story = { args: { isDisabled: true } }

export const Picking: Story = {
  args: { minValue: '2026-11-20', maxValue: '2026-12-18' },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Vælg en dato/ }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
