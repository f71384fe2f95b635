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
    selectedIds: [1, 4],
    onSelectionChange: fn(),
  },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [selectedIds, setSelectedIds] = useState(args.selectedIds)
    return <TagField {...args} selectedIds={selectedIds} onSelectionChange={setSelectedIds} />
  },
} satisfies Meta<typeof TagField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Empty: Story = { args: { selectedIds: [], placeholder: 'Vælg roller' } }
export const All: Story = { args: { selectedIds: roles.map((_, id) => id) } }
export const WithError: Story = {
  args: { selectedIds: [], isRequired: true, errorMessage: 'Vælg mindst én rolle' },
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
