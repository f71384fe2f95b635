import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { width: '320px' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {}
export const Paragraph: Story = { args: { lines: 4 } }
export const Picture: Story = { args: { shape: 'block', lineHeight: 120 } }
