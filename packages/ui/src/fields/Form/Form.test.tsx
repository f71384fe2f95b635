import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Button } from '../../actions/Button/Button'
import { TextAreaField } from '../TextAreaField/TextAreaField'
import { TextField } from '../TextField/TextField'
import type { FormProps } from './Form'
import { Form } from './Form'

const nameMissing = { fieldId: 'name', label: 'Name', message: 'Please write your full name' }

function sample(more: Partial<FormProps> = {}) {
  const all = { onSubmit: vi.fn(), onInvalid: vi.fn(), ...more }
  const element = (
    <Form aria-label="Settings" {...all}>
      <TextField name="name" label="Name" isRequired />
      <TextField name="email" label="E-mail" type="email" />
      <Button type="submit">Save</Button>
    </Form>
  )
  return { ...all, element }
}

const requiredForm = (errorMessage?: string) => (
  <Form aria-label="Settings" onSubmit={vi.fn()}>
    <TextField name="name" label="Name" isRequired errorMessage={errorMessage} />
    <TextAreaField name="text" label="Text" isRequired errorMessage={errorMessage} />
  </Form>
)

const save = () => page.getByRole('button', { name: 'Save' }).click()

describe('[V01] Form', () => {
  test('submits without errors, by its button and with Enter', async () => {
    const { element, onSubmit } = sample()
    const ui = await renderUi(element)
    await ui.getByRole('textbox', { name: 'Name' }).fill('Anna')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await expect.element(ui.getByRole('region')).not.toBeInTheDocument()
  })

  test('calls a required field invalid only when it has an error', async () => {
    const ui = await renderUi(requiredForm())
    const fields = ['Name', 'Text'].map((name) => ui.getByRole('textbox', { name }))
    for (const field of fields) await expect.element(field).toHaveAttribute('aria-invalid', 'false')
    await ui.rerender(requiredForm('Please write something'))
    for (const field of fields) await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  })

  test('focuses an error summary in the language of the app if the browser finds an error', async () => {
    const { element, onSubmit, onInvalid } = sample()
    const ui = await renderUi(element)
    await ui.getByRole('textbox', { name: 'E-mail' }).fill('anna')
    await save()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(onInvalid).toHaveBeenCalledOnce()
    expect(vi.mocked(onInvalid).mock.lastCall?.[0]).toHaveLength(2)
    const summary = ui.getByRole('region', { name: '2 fields need your attention' })
    await expect.element(summary).toHaveFocus()
    await expect.element(summary.getByRole('link', { name: 'Name: The field is required' })).toBeVisible()
    await summary.getByRole('link', { name: 'E-mail: Please enter a valid value' }).click()
    await expect.element(ui.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  })

  test('is not submitted if it has a given error, and reports the error once', async () => {
    const { element, onSubmit } = sample({ errors: [nameMissing] })
    const ui = await renderUi(element)
    await save()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(ui.getByRole('region').getByRole('link').elements()).toHaveLength(1)
    await expect.element(ui.getByRole('link', { name: 'Name: Please write your full name' })).toBeVisible()
  })

  test('removes an error from the summary when its field is corrected, and the summary after the last error', async () => {
    const ui = await renderUi(sample().element)
    await ui.getByRole('textbox', { name: 'E-mail' }).fill('anna')
    await save()
    await ui.getByRole('textbox', { name: 'Name' }).fill('Anna')
    await expect.element(ui.getByRole('region', { name: 'One field needs your attention' })).toBeVisible()
    await ui.getByRole('textbox', { name: 'E-mail' }).fill('anna@firm.example')
    await expect.element(ui.getByRole('region')).not.toBeInTheDocument()
  })

  test('focuses the summary again if it is submitted with errors again', async () => {
    const ui = await renderUi(sample({ errors: [nameMissing] }).element)
    await save()
    await ui.getByRole('textbox', { name: 'E-mail' }).click()
    await save()
    await expect.element(ui.getByRole('region')).toHaveFocus()
  })

  test('cannot be submitted again while it is submitting', async () => {
    const { element, onSubmit } = sample({ isSubmitting: true })
    const ui = await renderUi(element)
    await ui.getByRole('textbox', { name: 'Name' }).fill('Anna')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await expect.element(ui.getByRole('form', { name: 'Settings' })).toHaveAttribute('aria-busy', 'true')
  })
})
