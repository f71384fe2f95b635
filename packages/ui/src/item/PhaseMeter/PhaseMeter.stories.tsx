import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhaseMeter } from './PhaseMeter'

const meta = {
  title: 'Components/PhaseMeter',
  component: PhaseMeter,
  args: { name: 'Udbud', position: 3, count: 5 },
} satisfies Meta<typeof PhaseMeter>

export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = {}
export const Beside: Story = { args: { namePlacement: 'beside' } }
export const NameHidden: Story = { args: { namePlacement: 'hidden' } }
export const First: Story = { args: { name: 'Forhåndsmeddelelse', position: 1 } }
export const Last: Story = { args: { name: 'Afsluttet', position: 5 } }
export const WithoutPhase: Story = { args: { name: 'Ukendt', position: 0 } }
