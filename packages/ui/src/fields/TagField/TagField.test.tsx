import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Button } from '../../actions/Button/Button'
import type { TagFieldProps } from './TagField'
import { TagField } from './TagField'

const options = ['Architect', 'Builder', 'Building owner', 'Carpenter'].map((label, id) => ({ id, label }))

function Held(props: Partial<TagFieldProps>) {
  const [selectedIds, setSelectedIds] = useState(props.value ?? [])
  return <TagField label="Roles" options={options} {...props} value={selectedIds} onChange={setSelectedIds} />
}

const field = () => page.getByRole('combobox', { name: 'Roles' })
const option = (name: string) => page.getByRole('option', { name, exact: true })
// Types into the field. `fill` is not used, because a mouse pointer over the list would then highlight an
// option.
const type = async (keys: string) => {
  await field().click()
  await userEvent.keyboard(keys)
}
const tag = (name: string) => page.getByRole('row', { name })

describe('[V03] TagField', () => {
  test('offers options that begin with the typed text and are not selected', async () => {
    await renderUi(<Held value={[1]} />)
    await type('BUIL')
    await expect.element(option('Building owner')).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(1)
  })

  test('[S11] a disabled option is visible, but cannot be selected with Enter or "select all"', async () => {
    await renderUi(
      <Held options={options.map((one) => ({ ...one, isDisabled: one.label === 'Carpenter' }))} />,
    )
    await type('carpenter')
    await expect.element(option('Carpenter')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(page.getByRole('row').elements()).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Select all' }).click()
    await expect.element(tag('Architect')).toBeVisible()
    expect(tag('Carpenter').query()).toBeNull()
  })

  test('selects an option by keyboard and by pointer, and clears the typed text', async () => {
    await renderUi(<Held />)
    await type('carp')
    await expect.element(option('Carpenter')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(tag('Carpenter')).toBeVisible()
    await expect.element(field()).toHaveValue('')
    await expect.element(page.getByText('Carpenter is chosen')).toBeInTheDocument()
    await type('arch')
    await option('Architect').click()
    await expect.element(tag('Architect')).toBeVisible()
  })

  test('selects an option on Enter only if its whole label is typed', async () => {
    await renderUi(<Held />)
    await type('build{Enter}')
    await expect.element(page.getByRole('row')).not.toBeInTheDocument()
    await type('er{Enter}')
    await expect.element(tag('Builder')).toBeVisible()
  })

  test('selects an option when the user leaves the field after typing its whole label', async () => {
    await renderUi(<Held />)
    await type('builder')
    await userEvent.tab()
    await expect.element(tag('Builder')).toBeVisible()
    await expect.element(field()).toHaveValue('')
  })

  test('keeps the pressed button under the pointer when leaving the field changes it', async () => {
    const onPress = vi.fn()
    await renderUi(
      <>
        <Held />
        <Button onPress={onPress}>Save</Button>
      </>,
    )
    for (const typed of ['builder', 'arch']) {
      await type(`${typed}{Escape}`)
      await page.getByRole('button', { name: 'Save' }).click()
    }
    await expect.element(tag('Builder')).toBeVisible()
    await expect.element(field()).toHaveAccessibleDescription(/“arch” is not chosen/)
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  test('says that a text has no effect when the user leaves the field with it', async () => {
    await renderUi(<Held />)
    await type('build')
    await userEvent.tab()
    await expect.element(field()).toHaveAccessibleDescription(/“build” is not chosen/)
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await type('er')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })

  test('selects every option that a pasted list names, and leaves the other names', async () => {
    await renderUi(<Held />)
    await field().click()
    const data = new DataTransfer()
    data.setData('text', 'Architect, carpenter; Painter')
    field()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect.element(field()).toHaveValue('Painter')
    await userEvent.keyboard('{Escape}')
    await expect.element(tag('Architect')).toBeVisible()
    await expect.element(tag('Carpenter')).toBeVisible()
  })

  test('offers a label with diacritics for plainly typed letters', async () => {
    await renderUi(<Held options={[{ id: 1, label: 'Café' }]} />)
    await type('Cafe')
    await expect.element(option('Café')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(tag('Café')).toBeVisible()
  })

  test('accepts texts as ids, and submits them with a form', async () => {
    const named = [
      { id: 'a', label: 'Architect' },
      { id: 'b', label: 'Builder' },
    ]
    const onChange = vi.fn()
    await renderUi(
      <form aria-label="Form">
        <TagField label="Roles" name="role" options={named} defaultValue={['b']} onChange={onChange} />
      </form>,
    )
    await type('arch')
    await option('Architect').click()
    expect(onChange).toHaveBeenLastCalledWith(['b', 'a'])
    await expect.element(tag('Architect')).toBeVisible()
    const form = page.getByRole('form').element()
    if (!(form instanceof HTMLFormElement)) throw new Error('There is no form.')
    expect(new FormData(form).getAll('role')).toEqual(['b', 'a'])
    await tag('Builder').getByRole('button').click()
    expect(onChange).toHaveBeenLastCalledWith(['a'])
  })

  test('selects all and clears all', async () => {
    await renderUi(<Held value={[2]} />)
    await page.getByRole('button', { name: 'Select all' }).click()
    expect(page.getByRole('row').elements()).toHaveLength(4)
    await expect.element(page.getByRole('button', { name: 'Select all' })).toBeDisabled()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.element(page.getByRole('row')).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
  })

  test('removes a tag by its button and with Backspace, and keeps the focus nearby', async () => {
    await renderUi(<Held value={[0, 1]} />)
    await tag('Architect').getByRole('button').click()
    await expect.element(tag('Architect')).not.toBeInTheDocument()
    await tag('Builder').click()
    await userEvent.keyboard('{Backspace}')
    await expect.element(field()).toHaveFocus()
  })

  test('says that no option begins with the typed text', async () => {
    await renderUi(<Held />)
    await type('x')
    await expect.element(page.getByText('Nothing begins with “x”.')).toBeVisible()
  })

  test('cannot be changed while it is disabled', async () => {
    await renderUi(<Held value={[0]} isDisabled />)
    await expect.element(field()).toBeDisabled()
    await expect.element(tag('Architect').getByRole('button')).not.toBeInTheDocument()
  })
})
