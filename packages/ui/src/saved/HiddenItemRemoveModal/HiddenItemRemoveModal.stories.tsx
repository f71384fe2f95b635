import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { HiddenItemRemoveModal } from './HiddenItemRemoveModal'

const meta = {
  title: 'Components/HiddenItemRemoveModal',
  component: HiddenItemRemoveModal,
  args: {
    isOpen: true,
    item: { name: 'Renovering af Lindbro over Kragå, etape 2' },
    colleagueCount: 2,
    value: 'me',
    onChange: fn(),
    onClose: fn(),
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <HiddenItemRemoveModal {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof HiddenItemRemoveModal>

export default meta
type Story = StoryObj<typeof meta>

export const HiddenForOthersToo: Story = {}
export const HiddenForOneself: Story = { args: { colleagueCount: 0 } }
export const Submitting: Story = { args: { isSubmitting: true } }
export const Failed: Story = { args: { errorMessage: 'Emnet er stadig skjult; prøv igen.' } }
