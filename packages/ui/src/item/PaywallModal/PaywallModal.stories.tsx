import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PaywallModal } from './PaywallModal'

const meta = {
  title: 'Components/PaywallModal',
  component: PaywallModal,
  args: { isOpen: true, pricesHref: '#prices', onBookDemo: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof PaywallModal>

export default meta
type Story = StoryObj<typeof meta>

export const General: Story = {}
export const WithReason: Story = { args: { reason: 'Lister er en del af abonnementet.' } }
