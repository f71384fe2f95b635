import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { DefinitionList } from '../../data/DefinitionList/DefinitionList'
import { TipModal } from './TipModal'

const meta = {
  title: 'Components/TipModal',
  component: TipModal,
  args: {
    isOpen: true,
    subject: {
      name: 'Nordkyst Ingeniører',
      details: (
        <DefinitionList
          items={[
            { id: 'role', term: 'Rolle', detail: 'Ingeniør, konstruktioner' },
            { id: 'contact', term: 'Kontakt', detail: 'Karin Dam, projektleder' },
            { id: 'note', term: 'Note', detail: 'Statik og brand' },
          ]}
        />
      ),
    },
    state: 'form',
    description: 'Anna Lund vil gerne kontaktes om Nordkyst Ingeniørers rolle i »Børnehus ved Engvej«.',
    onDescriptionChange: fn(),
    onClose: fn(),
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  render: function Render(args) {
    const [description, setDescription] = useState(args.description)
    return <TipModal {...args} description={description} onDescriptionChange={setDescription} />
  },
} satisfies Meta<typeof TipModal>

export default meta
type Story = StoryObj<typeof meta>

export const Writing: Story = {}
export const Loading: Story = { args: { state: 'loading' } }
export const Submitting: Story = { args: { state: 'submitting' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Sent: Story = { args: { state: 'sent' } }
export const AlreadySent: Story = { args: { state: 'alreadySent' } }
export const Invalid: Story = {
  args: { description: '', descriptionError: 'Skriv en besked', isSubmitDisabled: true },
}
