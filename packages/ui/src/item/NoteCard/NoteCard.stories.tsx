import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { NoteCard } from './NoteCard'

const meta = {
  title: 'Components/NoteCard',
  component: NoteCard,
  args: {
    title: 'Besøg på pladsen',
    text: 'Mødes med Jens uge 49.\nHusk hjelm og sko.',
    author: 'Anna Lund',
    created: '17.11.2026',
    onEdit: fn(),
    onDelete: fn(),
  },
  parameters: { width: '360px' },
} satisfies Meta<typeof NoteCard>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Shared: Story = { args: { isShared: true, updated: '19.11.2026' } }
export const WithoutTitle: Story = { args: { title: null } }
export const ReadOnly: Story = { args: { onEdit: undefined, onDelete: undefined } }
export const Long: Story = {
  args: {
    title: 'Forbehold i tilbuddet om fundering og håndtering af forurenet jord',
    text: 'Vi tager forbehold for fundering under kote 2,40. '.repeat(8),
    isShared: true,
  },
  parameters: { width: '280px' },
}
export const MenuOpen: Story = {
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Handlinger for noten' }))
    await expect(await screen.findByRole('menuitem', { name: 'Slet' })).toBeVisible()
  },
}
