import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellPlus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Gem som agent', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Nulstil' } }
export const Danger: Story = { args: { variant: 'danger', icon: Trash2, children: 'Slet liste' } }
export const WithIcon: Story = { args: { variant: 'primary', icon: BellPlus } }
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { variant: 'primary', isDisabled: true } }
export const Pending: Story = { args: { variant: 'primary', isPending: true } }
export const FullWidth: Story = {
  args: { variant: 'primary', isFullWidth: true },
  parameters: { width: '320px' },
}

export const All: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
}

export const PressedTwice: Story = {
  args: { guardMs: 60_000 },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Gem som agent' })
    await userEvent.dblClick(button)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const Do: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button variant="primary">Gem som agent</Button>
      <Button>Nulstil</Button>
    </div>
  ),
}
export const Dont: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button variant="primary">Gem som agent</Button>
      <Button variant="primary">Nulstil</Button>
    </div>
  ),
}
