import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { UserPicker } from './UserPicker'

const names = ['Anna Lund', 'Bo Frandsen', 'Kirsten Mølgaard-Sørensen']
const manyNames = [
  ...names,
  'Esben Thrane',
  'Hanne Kjær',
  'Ibrahim Yilmaz',
  'Jørn Lundby',
  'Line Aagaard',
  'Mads Holm',
  'Åse Bæk',
]
const people = (from: readonly string[]) => from.map((name, id) => ({ id, name, isSelf: id === 0 }))

const meta = {
  title: 'Components/UserPicker',
  component: UserPicker,
  args: { label: 'Delt med', people: people(names), value: [0], onChange: fn() },
  parameters: { width: '360px' },
  render: function Render(args) {
    const [selectedIds, setSelectedIds] = useState(args.value)
    return (
      <UserPicker
        {...args}
        value={selectedIds}
        onChange={(ids) => {
          args.onChange?.(ids)
          setSelectedIds(ids)
        }}
      />
    )
  },
} satisfies Meta<typeof UserPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Everyone: Story = { args: { value: [0, 1, 2] } }
export const Many: Story = {
  args: { people: people(manyNames), description: 'Kolleger kan se og ændre listen.' },
}
export const WithError: Story = {
  args: { value: [], isRequired: true, errorMessage: 'Vælg mindst én person' },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const NobodyFound: Story = {
  args: { people: people(manyNames) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find en kollega' }), 'Ottilie')
    await expect(await canvas.findByText('Ingen kollega hedder »Ottilie«.')).toBeVisible()
  },
}
