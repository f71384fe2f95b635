import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Flag } from '../../graphics/Flag/Flag'
import { MultiSelect } from './MultiSelect'

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Lande',
    value: ['dk', 'se'],
    onChange: fn(),
    options: [
      { value: 'dk', label: 'Danmark', before: <Flag code="DK" /> },
      { value: 'se', label: 'Sverige', before: <Flag code="SE" /> },
      { value: 'no', label: 'Norge', before: <Flag code="NO" /> },
    ],
  },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <MultiSelect {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Names: Story = {}
export const Count: Story = { args: { value: ['dk', 'se', 'no'] } }
export const Empty: Story = { args: { value: [] } }
export const WithError: Story = {
  args: { value: [], isRequired: true, errorMessage: 'Vælg mindst ét land' },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Lande/ }))
    await expect(await screen.findByRole('option', { name: 'Norge' })).toBeVisible()
  },
}
