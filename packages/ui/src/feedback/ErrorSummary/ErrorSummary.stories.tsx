import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../../fields/TextField/TextField'
import { ErrorSummary } from './ErrorSummary'

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'name', label: 'Navn', message: 'Indtast dit navn' },
      { fieldId: 'phone', label: 'Telefon', message: 'Indtast et gyldigt telefonnummer' },
    ],
  },
  parameters: { width: '420px' },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const One: Story = {
  args: { errors: [{ fieldId: 'name', label: 'Navn', message: 'Indtast dit navn' }] },
}
export const Long: Story = {
  args: {
    errors: [
      {
        fieldId: 'position',
        label: 'Stilling i virksomheden, som den vises for kolleger',
        message: 'Stillingen må kun indeholde bogstaver, og den må højst være på 255 tegn',
      },
    ],
  },
  parameters: { width: '320px' },
}
export const LeadsToItsField: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary {...args} />
      <TextField id="name" label="Navn" errorMessage="Indtast dit navn" />
      <TextField id="phone" label="Telefon" errorMessage="Indtast et gyldigt telefonnummer" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Telefon:/ }))
    await expect(canvas.getByRole('textbox', { name: 'Telefon' })).toHaveFocus()
  },
}
