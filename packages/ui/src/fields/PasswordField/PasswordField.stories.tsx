import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './PasswordField'

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Adgangskode', value: 'et godt ord' },
  parameters: { width: '360px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <PasswordField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const WithError: Story = {
  args: { value: 'kort', errorMessage: 'Adgangskoden skal være mindst 8 tegn' },
}
export const Disabled: Story = { args: { isDisabled: true } }

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vis adgangskode' }))
    await expect(canvas.getByLabelText('Adgangskode')).toHaveAttribute('type', 'text')
  },
}
