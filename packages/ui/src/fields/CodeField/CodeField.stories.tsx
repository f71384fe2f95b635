import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CodeField } from './CodeField'

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: {
    label: 'Koden fra e-mailen',
    length: 4,
    growsAt: { some: 436, much: 496 },
    value: '',
    description: 'Koden er på fire bogstaver og gælder i ti minutter.',
    onChange: fn(),
    onComplete: fn(),
  },
  parameters: { width: '360px' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <CodeField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const HalfFilled: Story = { args: { value: 'kr' } }
export const Filled: Story = { args: { value: 'kran' } }
export const Larger: Story = { args: { value: 'kran' }, parameters: { width: '440px' } }
export const Largest: Story = { args: { value: 'kran' }, parameters: { width: '500px' } }
export const WithError: Story = { args: { value: 'kran', errorMessage: 'Koden er ikke korrekt' } }
export const Disabled: Story = { args: { value: 'kran', isDisabled: true } }
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Bogstav 1 af 4' }))
    await userEvent.keyboard('kran')
    await expect(args.onComplete).toHaveBeenCalledWith('kran')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(canvas.getByRole('textbox', { name: 'Bogstav 3 af 4' })).toHaveFocus()
  },
}
