import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { people } from '../../../testing/people'
import { HiddenItemSettingsModal } from './HiddenItemSettingsModal'

const meta = {
  title: 'Components/HiddenItemSettingsModal',
  component: HiddenItemSettingsModal,
  args: {
    isOpen: true,
    item: { name: 'Renovering af Lindbro over Kragå, etape 2' },
    people,
    value: [1],
    onChange: fn(),
    onClose: fn(),
    onSubmit: fn(),
    onRemove: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <HiddenItemSettingsModal {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof HiddenItemSettingsModal>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {}
export const New: Story = { args: { isNew: true, onRemove: undefined } }
export const WithoutColleagues: Story = {
  args: { isNew: true, onRemove: undefined, people: people.slice(0, 1) },
}
export const NobodyChosen: Story = { args: { value: [], usersError: 'Vælg mindst én' } }
export const Submitting: Story = { args: { isSubmitting: true } }
export const Failed: Story = { args: { errorMessage: 'Emnet blev ikke skjult; prøv igen.' } }
