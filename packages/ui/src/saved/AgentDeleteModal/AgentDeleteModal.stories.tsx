import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AgentDeleteModal } from './AgentDeleteModal'

const meta = {
  title: 'Components/AgentDeleteModal',
  component: AgentDeleteModal,
  args: {
    isOpen: true,
    agent: { name: 'Broer i Jylland', colleagueCount: 2 },
    onClose: fn(),
    onDelete: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof AgentDeleteModal>

export default meta
type Story = StoryObj<typeof meta>

export const Shared: Story = {}
export const Own: Story = { args: { agent: { name: 'Broer i Jylland', colleagueCount: 0 } } }
export const Submitting: Story = { args: { isSubmitting: true } }
export const Failed: Story = { args: { errorMessage: 'Agenten blev ikke slettet; prøv igen.' } }
