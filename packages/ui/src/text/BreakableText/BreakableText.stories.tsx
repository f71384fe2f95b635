import type { Meta, StoryObj } from '@storybook/react-vite'
import { BreakableText } from './BreakableText'

const meta = {
  title: 'Components/BreakableText',
  component: BreakableText,
  args: { text: 'anders.vestergaard-nielsen@bygogbo.example' },
  parameters: { width: '200px' },
} satisfies Meta<typeof BreakableText>

export default meta
type Story = StoryObj<typeof meta>

export const MailAddress: Story = {}
export const WebAddress: Story = { args: { text: 'udbud.example/notice/2026-0388/documents' } }
