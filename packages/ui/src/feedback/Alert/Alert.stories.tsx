import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../actions/Button/Button'
import { Alert } from './Alert'

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { children: 'Søgningen er gemt som agenten »Broer i Jylland«.' },
  parameters: { width: '560px' },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { args: { tone: 'info', children: 'Projektet er under udarbejdelse.' } }
export const Success: Story = { args: { tone: 'success', onDismiss: fn() } }
export const Warning: Story = { args: { tone: 'warning', children: 'Fristen udløber om 6 dage.' } }
export const WithError: Story = {
  args: {
    tone: 'error',
    title: 'Noten blev ikke gemt',
    children: 'Forbindelsen blev afbrudt. Teksten står her endnu.',
    actions: <Button size="small">Prøv igen</Button>,
  },
}
export const Pay: Story = {
  args: {
    tone: 'pay',
    children: 'Frister og adresser kræver abonnement.',
    actions: <Button size="small">Se priser</Button>,
  },
}
