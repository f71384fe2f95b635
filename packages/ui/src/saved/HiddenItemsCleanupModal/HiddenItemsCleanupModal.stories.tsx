import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { HiddenItemsCleanupModal } from './HiddenItemsCleanupModal'

const meta = {
  title: 'Components/HiddenItemsCleanupModal',
  component: HiddenItemsCleanupModal,
  args: {
    isOpen: true,
    hasColleagues: true,
    isForAll: false,
    onForAllChange: fn(),
    onClose: fn(),
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  render: function Render(args) {
    const [isForAll, setIsForAll] = useState(args.isForAll)
    return <HiddenItemsCleanupModal {...args} isForAll={isForAll} onForAllChange={setIsForAll} />
  },
} satisfies Meta<typeof HiddenItemsCleanupModal>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const WithoutColleagues: Story = { args: { hasColleagues: false } }
export const Submitting: Story = { args: { isSubmitting: true, isForAll: true } }
export const Failed: Story = { args: { errorMessage: 'Der blev ikke ryddet op; prøv igen.' } }
