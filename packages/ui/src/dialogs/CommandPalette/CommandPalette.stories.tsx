import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Building2, FileText, LayoutDashboard, Star } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { useState } from 'react'
import { CommandPalette } from './CommandPalette'

const sections = [
  {
    id: 'screens',
    title: 'Sider',
    entries: [{ id: 'dashboard', label: 'Overblik', href: '#/', icon: LayoutDashboard }],
  },
  {
    id: 'lists',
    title: 'Lister',
    entries: [
      { id: 'list 1', label: 'Skoler i Aarhus', href: '#/list/1', icon: Star, detail: '14 emner' },
      { id: 'list 2', label: 'Broer 2027', href: '#/list/2', icon: Star },
    ],
  },
  {
    id: 'agents',
    title: 'Agenter',
    entries: [{ id: 'agent 1', label: 'Broer i Jylland', href: '#/search/1', icon: Bell, detail: 'Udbud' }],
  },
  {
    id: 'items',
    title: 'Projekter og udbud',
    entries: [
      {
        id: 'procurement 1',
        label: 'Renovering af Skjern Åbro, etape 2, med et navn der er længere end linjen',
        href: '#/procurement/1',
        icon: FileText,
        detail: 'Ringkøbing-Skjern',
      },
      { id: 'project 1', label: 'Børnehus ved Lystrup Engvej', href: '#/project/1', icon: Building2 },
    ],
  },
]

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onClose: fn(),
    inputValue: '',
    onInputChange: fn(),
    sections,
    placeholder: 'Gå til projekt, liste, agent …',
  },
  render: function Held(args) {
    const [typed, setTyped] = useState(args.inputValue)
    return <CommandPalette {...args} inputValue={typed} onInputChange={setTyped} />
  },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Hop til' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /Overblik/ })).toBeVisible()
  },
}
export const Typed: Story = { args: { inputValue: 'bro', sections: sections.slice(1) } }
export const Searching: Story = {
  args: { inputValue: 'bro', isLoading: true, sections: sections.slice(0, 1) },
}
export const Nothing: Story = { args: { inputValue: 'xyz', sections: [] } }
