import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Select } from './Select'

const options = [
  { value: 'bestMatch', label: 'Best match' },
  { value: 'updated', label: 'Updated' },
] as const

test('[S03] Select shows the selected option, and selects another by keyboard', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(
    <Select label="Sort by" options={options} value="bestMatch" onChange={onChange} />,
  )
  await expect.element(ui.getByRole('button', { name: /Best match/ })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('option', { name: 'Best match' }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('updated')
})

test('[S03] Select selects an option by its first letters while the list is closed', async () => {
  const onChange = vi.fn()
  const ui = await renderUi(
    <Select label="Sort by" options={options} value="bestMatch" onChange={onChange} />,
  )
  await userEvent.tab()
  await userEvent.keyboard('up')
  // Both letters together find the option. The second letter alone would match none.
  expect(onChange.mock.calls).toEqual([['updated'], ['updated']])
  await expect.element(ui.getByRole('button', { name: /Sort by/ })).toHaveFocus()
  expect(page.getByRole('listbox').query()).toBeNull()
})

test.each([
  ['{Tab}', 'After'],
  ['{Shift>}{Tab}{/Shift}', 'Before'],
])('[S03, G03] %s leaves the open list of a Select for the control beside its button', async (key, name) => {
  const onChange = vi.fn()
  await renderUi(
    <>
      <button>Before</button>
      <Select label="Sort by" options={options} value="bestMatch" onChange={onChange} />
      <button>After</button>
    </>,
  )
  await page.getByRole('button', { name: /Sort by/ }).click()
  await expect.element(page.getByRole('option', { name: 'Best match' })).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name })).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test('[S03] Select can be disabled', async () => {
  const ui = await renderUi(
    <Select label="Sort by" options={options} value={null} onChange={vi.fn()} isDisabled />,
  )
  await expect.element(ui.getByRole('button')).toBeDisabled()
})

test('[S12, G03] Select opens a list that is at least as wide as its button and shows about eight options', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ value: `q${at}`, label: `Q${at}` }))
  const ui = await renderUi(
    <div style={{ width: 280 }}>
      <Select label="Quarter" options={many} defaultValue="q2" />
    </div>,
  )
  const button = ui.getByRole('button', { name: /Quarter/ })
  await button.click()
  await expect.element(page.getByRole('option', { name: 'Q2' })).toHaveFocus()
  const list = page.getByRole('listbox').element()
  const surface = list.closest('[data-placement]')?.getBoundingClientRect()
  expect(surface?.width).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().width)
  expect(surface?.height).toBeLessThanOrEqual(322)
})

const withHint = (errorMessage?: string) => (
  <Select label="Sort by" options={options} value={null} description="Of results." {...{ errorMessage }} />
)

test('[S03, V01] Select describes its button by its hint and its error, and marks it as invalid', async () => {
  const ui = await renderUi(withHint())
  const button = ui.getByRole('button')
  await expect.element(button).toHaveAccessibleDescription('Of results.')
  await ui.rerender(withHint('The field is required'))
  await expect.element(button).toHaveAccessibleDescription('Of results. The field is required')
  await expect.element(button).toHaveAttribute('data-invalid')
  await expect.element(ui.getByText('The field is required')).toBeVisible()
})
