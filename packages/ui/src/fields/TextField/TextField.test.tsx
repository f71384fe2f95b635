import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { TextField } from './TextField'

test('[V01] TextField reports each typed text', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(<TextField label="Name" value="" onChange={onChange} />)
  await ui.getByRole('textbox', { name: 'Name' }).fill('Bridges')
  expect(onChange).toHaveBeenLastCalledWith('Bridges')
})

test('[V01] TextField connects its error and its hint to the input', async () => {
  const ui = await renderUi(
    <TextField
      label="Name"
      value=""
      description="Shown in e-mails."
      errorMessage="The field is required"
      isRequired
    />,
  )
  const input = ui.getByRole('textbox', { name: 'Name' })
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAttribute('aria-required', 'true')
  await expect.element(input).toHaveAccessibleDescription(/Shown in e-mails\..*The field is required/)
})

test('[V01] TextField is valid without an error', async () => {
  const ui = await renderUi(<TextField label="Name" value="x" />)
  await expect.element(ui.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
})

test('[V01] TextField shows that its value is valid, but never together with an error', async () => {
  const ui = await renderUi(<TextField label="Name" value="Anna" description="Shown in e-mails." isValid />)
  const input = ui.getByRole('textbox')
  await expect.element(input).toHaveAccessibleDescription('Shown in e-mails. In order')
  await ui.rerender(<TextField label="Name" value="Anna" isValid errorMessage="Taken" />)
  await expect.element(input).toHaveAccessibleDescription('Taken')
})
