import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { CheckboxGroup } from '../../fields/CheckboxGroup/CheckboxGroup'
import { TextField } from '../../fields/TextField/TextField'
import { ErrorSummary } from './ErrorSummary'

const errors = [
  { fieldId: 'name', label: 'Name', message: 'The field is required' },
  { fieldId: 'people', label: 'Shared with', message: 'Choose at least one person' },
]

describe('[V01] ErrorSummary', () => {
  test('is a region named by the number of invalid fields', async () => {
    const ui = await renderUi(<ErrorSummary errors={errors} />)
    const region = ui.getByRole('region', { name: '2 fields need your attention' })
    expect(region.getByRole('link').elements()).toHaveLength(2)
  })

  test('moves the focus to a field by its id or name, or to the first control of a group', async () => {
    const ui = await renderUi(
      <form>
        <ErrorSummary errors={errors} />
        <TextField name="name" label="Name" />
        <div id="people">
          <CheckboxGroup
            label="Shared with"
            options={[{ value: '1', label: 'Anna' }]}
            value={[]}
            onChange={() => undefined}
          />
        </div>
      </form>,
    )
    await ui.getByRole('link', { name: 'Name: The field is required' }).click()
    await expect.element(ui.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await ui.getByRole('link', { name: /^Shared with:/ }).click()
    await expect.element(ui.getByRole('checkbox', { name: 'Anna' })).toHaveFocus()
  })

  test('moves the focus to a field when Enter is pressed on its error', async () => {
    const ui = await renderUi(
      <>
        <ErrorSummary errors={errors.slice(0, 1)} />
        <TextField id="name" label="Name" />
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(ui.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  test('renders nothing if no field is invalid', async () => {
    const ui = await renderUi(<ErrorSummary errors={[]} />)
    await expect.element(ui.getByRole('region')).not.toBeInTheDocument()
  })
})
