import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { alertPresets, everything } from '../../../testing/alertPresets'
import { people } from '../../../testing/people'
import { AgentSettingsModal } from './AgentSettingsModal'

const meta = {
  title: 'Components/AgentSettingsModal',
  component: AgentSettingsModal,
  args: {
    isOpen: true,
    draft: { name: 'Broer i Jylland', mailTime: 'daily', userIds: [1, 2] },
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
    return <AgentSettingsModal {...args} draft={draft} onDraftChange={setDraft} />
  },
} satisfies Meta<typeof AgentSettingsModal>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {}
export const New: Story = {
  args: {
    isNew: true,
    onDelete: undefined,
    draft: { name: '', mailTime: 'daily', userIds: [1] },
    isSubmitDisabled: true,
  },
}
export const WithNote: Story = {
  args: { note: 'Frist inden for 14 dage: følger kalenderen. Agenten regner altid fra dags dato.' },
}
export const WithKinds: Story = {
  args: {
    draft: { name: 'Broer i Jylland', mailTime: 'weekly', userIds: [1, 2], alertKinds: everything },
    alertPresets,
  },
}
export const Unsubscribed: Story = {
  args: {
    draft: { name: 'Broer i Jylland', mailTime: 'never', userIds: [1, 2] },
    mailTimeNote: 'Du har afmeldt disse mails. Vælg et tidspunkt, og gem det for at få dem igen.',
  },
}
export const WithoutColleagues: Story = { args: { people: people.slice(0, 1) } }
export const Invalid: Story = {
  args: {
    draft: { name: ' ', mailTime: 'daily', userIds: [] },
    nameError: 'Skriv et navn på 1 til 100 tegn',
    usersError: 'Vælg mindst én',
    isSubmitDisabled: true,
  },
}
export const Submitting: Story = { args: { isSubmitting: true } }
export const Failed: Story = { args: { errorMessage: 'Agenten blev ikke gemt; prøv igen.' } }
