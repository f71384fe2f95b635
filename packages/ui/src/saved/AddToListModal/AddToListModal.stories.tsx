import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AddToListModal } from './AddToListModal'

const meta = {
  title: 'Components/AddToListModal',
  component: AddToListModal,
  args: {
    isOpen: true,
    item: { name: 'Renovering af Lindbro over Kragå, etape 2' },
    value: 2,
    lists: [
      { id: 1, name: 'Skal bydes på', count: 4, isShared: true, hasItem: false },
      { id: 2, name: 'Broer', count: 18, isShared: false, hasItem: true },
      { id: 3, name: 'Til Jens', count: 0, isShared: true, hasItem: false },
    ],
    onClose: fn(),
    onChange: fn(),
    onCreateList: fn(),
    listNameMaxLength: 100,
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.value)
    return <AddToListModal {...args} value={chosen} onChange={setChosen} />
  },
} satisfies Meta<typeof AddToListModal>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {}
export const NoLists: Story = { args: { lists: [], value: null } }
export const Submitting: Story = { args: { isSubmitting: true } }
export const PartlySaved: Story = {
  args: { errorMessage: 'Forbindelsen blev afbrudt.', savedNames: ['Skal bydes på'] },
}
export const OnAList: Story = { args: { onRemove: fn() } }
export const NewList: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ny liste' }))
    await expect(screen.getByRole('textbox', { name: 'Den nye listes navn' })).toHaveFocus()
  },
}
