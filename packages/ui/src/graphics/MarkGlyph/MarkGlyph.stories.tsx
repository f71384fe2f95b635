import type { Meta, StoryObj } from '@storybook/react-vite'
import { MarkGlyph } from './MarkGlyph'

const meta = { title: 'Components/MarkGlyph', component: MarkGlyph, args: { mark: 'none' } } satisfies Meta<
  typeof MarkGlyph
>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const Included: Story = { args: { mark: 'included' } }
export const Excluded: Story = { args: { mark: 'excluded' } }
export const Mixed: Story = { args: { mark: 'mixed' } }
