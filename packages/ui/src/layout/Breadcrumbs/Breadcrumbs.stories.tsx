import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Vej hertil',
    above: [
      { label: 'Overblik', href: '#/' },
      { label: 'Lister', href: '#/lists' },
    ],
    current: 'Broer i Jylland',
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const OneAbove: Story = { args: { above: [{ label: 'Søgning', href: '#/search/1' }] } }
export const Long: Story = {
  args: { current: 'Renovering af Lindbro over Kragå, etape 2, med nye lejer og fugtisolering' },
  parameters: { width: '320px' },
}
