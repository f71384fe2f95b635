import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { SearchField } from './SearchField'

const modes = [
  { value: 'normal', label: 'Normal' },
  { value: 'zipCode', label: 'Zip code' },
] as const

test('[S08] SearchField submits on Enter and clears on Escape', async () => {
  const onSubmit = vi.fn()
  const onChange = vi.fn()
  const ui = await renderUi(
    <SearchField label="Text" value="bridge" onChange={onChange} onSubmit={onSubmit} />,
  )
  await ui.getByRole('searchbox', { name: 'Text' }).click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('bridge')
  await userEvent.keyboard('{Escape}')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('[S08] SearchField offers search modes', async () => {
  const onModeChange = vi.fn()
  const ui = await renderUi(
    <SearchField
      label="Text"
      value="8000"
      onChange={vi.fn()}
      modes={modes}
      mode="normal"
      onModeChange={onModeChange}
    />,
  )
  await ui.getByRole('button', { name: /What to search in/ }).click()
  await page.getByRole('option', { name: 'Zip code' }).click()
  expect(onModeChange).toHaveBeenCalledWith('zipCode')
})

test('[S08] the clear button of SearchField keeps the focus in the field, and is hidden while the field is empty', async () => {
  const onChange = vi.fn()
  const onClear = vi.fn()
  const ui = await renderUi(<SearchField label="Text" value="bridge" onChange={onChange} onClear={onClear} />)
  await ui.getByRole('button', { name: 'Clear the search' }).click()
  expect(onChange).toHaveBeenLastCalledWith('')
  expect(onClear).toHaveBeenCalledOnce()
  await expect.element(ui.getByRole('searchbox', { name: 'Text' })).toHaveFocus()
  await ui.rerender(<SearchField label="Text" value="" onChange={onChange} />)
  await expect.element(ui.getByRole('button', { name: 'Clear the search' })).not.toBeInTheDocument()
})

test('[S08] an empty SearchField passes Escape on to its surroundings', async () => {
  const onKeyDown = vi.fn()
  const ui = await renderUi(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the element only listens to keys
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <SearchField label="Text" value="" onChange={vi.fn()} />
    </div>,
  )
  await ui.getByRole('searchbox', { name: 'Text' }).click()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenLastCalledWith('Escape')
})
