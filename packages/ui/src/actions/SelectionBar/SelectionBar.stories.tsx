import type { Meta, StoryObj } from '@storybook/react-vite'
import { EyeOff, Share2, Star } from 'lucide-react'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button'
import { SelectionBar } from './SelectionBar'

const meta = {
  title: 'Components/SelectionBar',
  component: SelectionBar,
  args: {
    count: 3,
    onClear: fn(),
    children: (
      <>
        <Button variant="quiet" size="small" icon={Star}>
          Føj til liste
        </Button>
        <Button variant="quiet" size="small" icon={EyeOff}>
          Skjul
        </Button>
        <Button variant="quiet" size="small" icon={Share2}>
          Del
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const Narrow: Story = { parameters: { width: '320px' } }
