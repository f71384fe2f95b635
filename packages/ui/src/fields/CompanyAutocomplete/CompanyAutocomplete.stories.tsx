import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { CompanyAutocomplete } from './CompanyAutocomplete'

const companies = [
  { id: 1, label: 'Lindbro Entreprise', detail: 'Fjordby' },
  { id: 2, label: 'Lindbro', detail: 'Tangå' },
  { id: 3, label: 'Lindegaard Byg og Anlæg Nordvestsjælland', detail: 'Havneby' },
]

const meta = {
  title: 'Components/CompanyAutocomplete',
  component: CompanyAutocomplete,
  args: {
    label: 'Virksomheder',
    inputValue: '',
    minLength: 2,
    items: companies,
    value: [],
    onInputChange: fn(),
    onChange: fn(),
  },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [typed, setTyped] = useState(args.inputValue)
    const [chosen, setChosen] = useState(args.value)
    return (
      <CompanyAutocomplete
        {...args}
        inputValue={typed}
        onInputChange={setTyped}
        value={chosen}
        onChange={setChosen}
      />
    )
  },
} satisfies Meta<typeof CompanyAutocomplete>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: companies.slice(1) } }
export const WithError: Story = { args: { errorMessage: 'Virksomhederne kunne ikke hentes; prøv igen' } }
export const Disabled: Story = { args: { value: companies.slice(0, 1), isDisabled: true } }
export const Offering: Story = {
  args: { value: companies.slice(0, 1) },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Virksomheder' }), 'lind')
    await expect(await screen.findByRole('option', { name: 'Lindbro Tangå' })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { items: [], isLoading: true },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Virksomheder' }), 'lind')
    await expect(await screen.findByText('Leder efter firmaer …')).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { items: [] },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Virksomheder' }), 'lind')
    await expect(await screen.findByText('Intet firma svarer til »lind«.')).toBeVisible()
  },
}
