import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { TagField } from './TagField'

const roles = ['Arkitekt', 'Arkitektrådgiver', 'Bygherre', 'Bygherrerådgiver', 'Hovedentreprenør', 'Ingeniør']

const meta = {
  title: 'Components/TagField',
  component: TagField,
  args: {
    label: 'Roller',
    options: roles.map((label, id) => ({ id, label })),
    value: [1, 4],
    onChange: fn(),
  },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [selectedIds, setSelectedIds] = useState(args.value)
    return <TagField {...args} value={selectedIds} onChange={setSelectedIds} />
  },
} satisfies Meta<typeof TagField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Empty: Story = { args: { value: [], placeholder: 'Vælg roller' } }
export const All: Story = { args: { value: roles.map((_, id) => id) } }
export const WithError: Story = {
  args: { value: [], isRequired: true, errorMessage: 'Vælg mindst én rolle' },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Typing: Story = {
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Roller' }), 'byg')
    await expect(await screen.findByRole('option', { name: 'Bygherrerådgiver' })).toBeVisible()
  },
}
export const NothingBegins: Story = {
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Roller' }), 'murer')
    await expect(await screen.findByText('Intet begynder med »murer«.')).toBeVisible()
  },
}
