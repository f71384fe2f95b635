import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../actions/Button/Button'
import { TextField } from '../../fields/TextField/TextField'
import type { ModalProps } from './Modal'
import { Modal } from './Modal'

interface List {
  name: string
}

const meta = {
  title: 'Components/Modal',
  component: Modal<List>,
  args: {
    isOpen: true,
    data: { name: 'Broer i Jylland' },
    title: 'Indstillinger for listen',
    submitLabel: 'Gem',
    onClose: fn(),
    onSubmit: fn(),
    children: (list: List) => <TextField label="Navn" defaultValue={list.name} />,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: function Render(args: ModalProps<List>) {
    const [isOpen, setIsOpen] = useState(args.isOpen)
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Åbn</Button>
        <Modal
          {...args}
          isOpen={isOpen}
          onClose={() => {
            args.onClose()
            setIsOpen(false)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Modal<List>>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Submitting: Story = { args: { isSubmitting: true } }
export const WithError: Story = {
  args: { errorMessage: 'Listen blev ikke gemt. Forbindelsen blev afbrudt; prøv igen.' },
}
export const Question: Story = {
  args: {
    size: 'small',
    role: 'alertdialog',
    title: 'Slet listen?',
    submitLabel: 'Slet',
    submitVariant: 'danger',
    children: (list: List) => <p>»{list.name}« og dens 12 emner forsvinder for dig og to kolleger.</p>,
  },
}
export const WithSecondaryAction: Story = {
  args: { secondaryAction: <Button variant="quiet">Slet liste</Button> },
}
export const WithoutObject: Story = {
  args: { data: null },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const GivesFocusBack: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Åbn' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
