import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DeleteModal } from './DeleteModal'

interface Note {
  title: string
}

const meta = {
  title: 'Components/DeleteModal',
  component: DeleteModal<Note>,
  args: {
    isOpen: true,
    data: { title: 'Besøg på pladsen' },
    title: 'Slet noten?',
    children: ({ title }: Note) => <p>»{title}« forsvinder for alle, der deler den.</p>,
    onClose: fn(),
    onDelete: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof DeleteModal<Note>>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const Submitting: Story = { args: { isSubmitting: true } }
export const Failed: Story = { args: { errorMessage: 'Noten blev ikke slettet; prøv igen.' } }

export const Do: Story = {}
export const Dont: Story = {
  args: { title: 'Er du sikker?', children: () => <p>Handlingen kan ikke fortrydes.</p> },
}
