import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge'

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Udbud' } } satisfies Meta<
  typeof Badge
>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'Nyt' } }
export const Shared: Story = { args: { tone: 'shared', children: 'Delt' } }
export const Near: Story = { args: { tone: 'near', children: '27.11.2026 · 6 dage' } }
export const Pay: Story = { args: { tone: 'pay', children: 'Kræver abonnement' } }
export const Included: Story = { args: { tone: 'included', children: 'Medtaget' } }
export const Excluded: Story = { args: { tone: 'excluded', children: 'Udelukket' } }
