import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button'
import { TextField } from '../TextField/TextField'
import type { FormProps } from './Form'
import { Form } from './Form'

const meta = {
  title: 'Components/Form',
  component: Form,
  args: { children: null, onSubmit: fn(), onRefuse: fn() },
  parameters: { width: '420px' },
  // The address is refused by the browser alone.
  render: function Render(args: FormProps) {
    const [name, setName] = useState('')
    const [email, setEmail] = useState('anna@firma')
    const [isTold, setIsTold] = useState(false)
    const noName = name.trim() === '' ? 'Indtast dit navn' : undefined
    return (
      <Form
        {...args}
        errors={noName ? [{ fieldId: 'name', label: 'Navn', message: noName }] : []}
        onRefuse={() => {
          args.onRefuse?.()
          setIsTold(true)
        }}
      >
        <TextField
          name="name"
          label="Navn"
          isRequired
          value={name}
          onChange={setName}
          errorMessage={isTold && noName}
        />
        <TextField name="email" label="E-mail" type="email" value={email} onChange={setEmail} />
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
