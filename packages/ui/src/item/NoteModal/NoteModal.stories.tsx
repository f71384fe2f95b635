import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { people } from '../../../testing/people'
import { NoteModal } from './NoteModal'

const meta = {
  title: 'Components/NoteModal',
  component: NoteModal,
  args: {
    isOpen: true,
    draft: { title: 'Besøg på pladsen', text: 'Mødes med Jens uge 49.\nHusk hjelm og sko.', userIds: [1] },
    people,
    onDraftChange: fn(),
    onClose: fn(),
    onSubmit: fn(),
    onDelete: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  render: function Render(args) {
    const [draft, setDraft] = useState(args.draft)
    return <NoteModal {...args} draft={draft} onDraftChange={setDraft} />
  },
} satisfies Meta<typeof NoteModal>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {}
export const New: Story = {
  args: {
    isNew: true,
    onDelete: undefined,
    isSubmitDisabled: true,
    draft: { title: '', text: '', userIds: [1] },
  },
}
export const Invalid: Story = {
  args: {
    draft: { title: '', text: ' ', userIds: [] },
    textError: 'Skriv en tekst',
    usersError: 'Vælg mindst én',
    isSubmitDisabled: true,
  },
}
export const Submitting: Story = { args: { isSubmitting: true } }
export const Failed: Story = { args: { errorMessage: 'Noten blev ikke gemt. Teksten står her endnu.' } }
export const Deleting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Slet note' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Slet noten?' })).toBeVisible()
  },
}
