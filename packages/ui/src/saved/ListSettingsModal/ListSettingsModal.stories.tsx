import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { people } from '../../../testing/people'
import { ListSettingsModal } from './ListSettingsModal'

const meta = {
  title: 'Components/ListSettingsModal',
  component: ListSettingsModal,
  args: {
    isOpen: true,
    draft: { name: 'Skal bydes på', mailTime: 'daily', userIds: [1, 3] },
    people,
    nameMaxLength: 100,
    onDraftChange: fn(),
    onClose: fn(),
    onSubmit: fn(),
    onDelete: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: function Render(args) {
    const [draft, setDraft] = useState(args.draft)
    return <ListSettingsModal {...args} draft={draft} onDraftChange={setDraft} />
  },
} satisfies Meta<typeof ListSettingsModal>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {}
export const New: Story = {
  args: {
    isNew: true,
    onDelete: undefined,
    isSubmitDisabled: true,
    draft: { name: '', mailTime: 'daily', userIds: [1] },
  },
}
export const Invalid: Story = {
  args: {
    draft: { name: ' ', mailTime: 'never', userIds: [] },
    nameError: 'Skriv et navn på 1 til 100 tegn',
    usersError: 'Vælg mindst én',
    isSubmitDisabled: true,
  },
}
export const MoreFields: Story = { args: { moreFields: <p>Påmindelse: 3 dage før</p> } }
export const Submitting: Story = { args: { isSubmitting: true } }
export const Failed: Story = { args: { errorMessage: 'Listen blev ikke gemt; prøv igen.' } }
export const Deleting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Slet liste' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Slet listen?' })).toBeVisible()
  },
}
export const DeletingFailed: Story = {
  args: { deleteErrorMessage: 'Listen blev ikke slettet; prøv igen.' },
  play: Deleting.play,
}
