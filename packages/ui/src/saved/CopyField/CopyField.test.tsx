import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { CopyField } from './CopyField'

const value = 'spadestik_9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M'

test('[Z08, O11] CopyField copies its text, and says so to screen readers', async () => {
  const onCopy = vi.fn(() => Promise.resolve())
  const ui = await renderUi(<CopyField label="Key" value={value} onCopy={onCopy} />)
  await ui.getByRole('button', { name: 'Copy' }).click()
  expect(onCopy).toHaveBeenCalledWith(value)
  await expect.element(ui.getByRole('status')).toHaveTextContent('Copied')
})

test('[Z08, O11] CopyField says when the browser refuses to copy, and its text can be selected', async () => {
  const ui = await renderUi(
    <CopyField label="Key" value={value} onCopy={() => Promise.reject(new Error('refused'))} />,
  )
  await ui.getByRole('button', { name: 'Copy' }).click()
  await expect
    .element(ui.getByRole('status'))
    .toHaveTextContent('It could not be copied. Select the text and copy it yourself.')
  await expect.element(ui.getByRole('textbox', { name: 'Key' })).toHaveAttribute('readonly')
})

test('[Z08, O11] CopyField takes the focus with its text selected where it replaces what had the focus', async () => {
  const ui = await renderUi(
    <CopyField label="Key" value={value} isSelected onCopy={() => Promise.resolve()} />,
  )
  const field = ui.getByRole('textbox', { name: 'Key' })
  await expect.element(field).toHaveFocus()
  const element = field.element() as HTMLInputElement
  expect([element.selectionStart, element.selectionEnd]).toEqual([0, value.length])
})
