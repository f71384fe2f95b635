import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../actions/Button/Button'
import type { FormError } from '../../feedback/ErrorSummary/ErrorSummary'
import { TextField } from '../TextField/TextField'
import type { FormProps } from './Form'
import { Form } from './Form'

const meta = {
  title: 'Components/Form',
  component: Form,
  args: { children: null, onSubmit: fn(), onInvalid: fn() },
  parameters: { width: '420px' },
  // In this story the form checks the name, and the browser checks the e-mail address.
  render: function Render(args: FormProps) {
    const [name, setName] = useState('')
    const [email, setEmail] = useState('anna')
    const [refused, setRefused] = useState<readonly FormError[]>([])
    const noName = name.trim() === '' ? 'Indtast dit navn' : undefined
    return (
      <Form
        {...args}
        errors={noName ? [{ fieldId: 'name', label: 'Navn', message: noName }] : []}
        onInvalid={(errors) => {
          args.onInvalid?.(errors)
          setRefused(errors)
        }}
      >
        <TextField
          name="name"
          label="Navn"
          isRequired
          value={name}
          onChange={setName}
          errorMessage={refused.length > 0 && noName}
        />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          value={email}
          onChange={setEmail}
          errorMessage={refused.find(({ fieldId }) => fieldId === 'email')?.message}
        />
        <div>
          <Button type="submit" variant="primary" isPending={args.isSubmitting}>
            Gem
          </Button>
        </div>
      </Form>
    )
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Submitting: Story = { args: { isSubmitting: true } }
export const Refused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gem' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(await canvas.findByRole('region', { name: '2 felter skal rettes' })).toHaveFocus()
  },
}
