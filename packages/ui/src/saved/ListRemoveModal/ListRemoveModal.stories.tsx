import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { ListRemoveModal } from './ListRemoveModal'

const meta = {
  title: 'Components/ListRemoveModal',
  component: ListRemoveModal,
  args: {
    isOpen: true,
    item: { name: 'Renovering af Lindbro over Kragå, etape 2' },
    lists: [
      { id: 1, name: 'Skal bydes på', count: 4, isShared: true },
      { id: 2, name: 'Broer', count: 18, isShared: false },
    ],
    value: [1],
    onChange: fn(),
    onClose: fn(),
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <ListRemoveModal {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ListRemoveModal>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {}
export const NoneTicked: Story = { args: { value: [] } }
export const Submitting: Story = { args: { isSubmitting: true } }
export const PartlySaved: Story = {
  args: { errorMessage: 'Forbindelsen blev afbrudt.', savedNames: ['Skal bydes på'] },
}
