import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './Switch'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Vis nyheder efter login', onChange: fn() },
  parameters: { width: '320px' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultSelected: true } }
export const WithDescription: Story = {
  args: { defaultSelected: true, description: 'De vises i en sidebjælke, når der er noget nyt siden sidst.' },
}
export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } }
export const Focused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const control = canvas.getByRole('switch', { name: 'Vis nyheder efter login' })
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
