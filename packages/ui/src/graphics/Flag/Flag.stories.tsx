import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from './Flag'

const meta = {
  title: 'Components/Flag',
  component: Flag,
  args: { code: 'DK', label: 'Danmark' },
} satisfies Meta<typeof Flag>

export default meta
type Story = StoryObj<typeof meta>

export const Denmark: Story = {}
export const Sweden: Story = { args: { code: 'SE', label: 'Sverige' } }
export const Norway: Story = { args: { code: 'NO', label: 'Norge' } }
export const UnitedKingdom: Story = { args: { code: 'GB', label: 'Storbritannien' } }
