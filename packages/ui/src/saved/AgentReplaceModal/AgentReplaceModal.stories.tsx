import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { AgentReplaceModal } from './AgentReplaceModal'

const meta = {
  title: 'Components/AgentReplaceModal',
  component: AgentReplaceModal,
  args: {
    isOpen: true,
    search: { summary: 'Vejbroer · Midtjylland · 20–350 mio. kr.' },
    agents: [
      { id: 1, name: 'Broer i Jylland', isShared: true },
      { id: 2, name: 'Skoler', isShared: false },
      { id: 3, name: 'Tunneler og bygværker, prækvalifikation', isShared: false },
    ],
    value: 1,
    onChange: fn(),
    onClose: fn(),
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.value)
    return <AgentReplaceModal {...args} value={chosen} onChange={setChosen} />
  },
} satisfies Meta<typeof AgentReplaceModal>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  args: {
    changes: {
      removed: ['Gangbroer', 'Kontraktsum: 10–50 mio. kr.', 'Sortering: Næste frist'],
      added: ['Vejbroer', 'Kontraktsum: 20–350 mio. kr.', 'Sortering: Bedste match'],
    },
  },
}
export const Unchanged: Story = { args: { changes: { removed: [], added: [] } } }
export const Loading: Story = { args: { isLoading: true, agents: [], value: null } }
export const NoAgents: Story = { args: { agents: [], value: null } }
export const Submitting: Story = { args: { isSubmitting: true } }
export const Failed: Story = { args: { errorMessage: 'Agenten blev ikke gemt; prøv igen.' } }
