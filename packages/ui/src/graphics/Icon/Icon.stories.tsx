import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Star } from 'lucide-react'
import { Icon } from './Icon'

const meta = { title: 'Components/Icon', component: Icon, args: { icon: Building2 } } satisfies Meta<
  typeof Icon
>

export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {}
export const Named: Story = { args: { label: 'Firma', size: 24 } }
export const Filled: Story = { args: { icon: Star, isFilled: true } }
