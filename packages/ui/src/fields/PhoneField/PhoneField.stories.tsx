import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PhoneField } from './PhoneField'

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Telefon', value: '20 30 40 50', callingCode: 45, onChange: fn() },
  parameters: { width: '320px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <PhoneField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Empty: Story = { args: { value: '', isRequired: true } }
export const WithItsOwnCode: Story = { args: { value: '+46 70 123 45 67' } }
export const Norwegian: Story = { args: { value: '', callingCode: 47 } }
export const Valid: Story = { args: { isValid: true } }
export const WithError: Story = { args: { value: '20', errorMessage: 'Indtast et gyldigt telefonnummer' } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const PlusTyped: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Telefon' })
    await expect(canvas.getByText('+45')).toBeVisible()
    await userEvent.type(field, '+46 70')
    await expect(canvas.queryByText('+45')).toBeNull()
    await expect(field).toHaveValue('+46 70')
  },
}
