import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { MultiSelect } from './MultiSelect'

const options = [
  { value: 'dk', label: 'Denmark' },
  { value: 'se', label: 'Sweden' },
  { value: 'no', label: 'Norway', isDisabled: true },
] as const

const show = (value: ('dk' | 'se' | 'no')[], onChange = vi.fn()) =>
  renderUi(<MultiSelect label="Countries" options={options} value={value} onChange={onChange} />)

describe('[S11] MultiSelect', () => {
  test.each([
    [[], 'Choose'],
    [['se' as const], 'Sweden'],
    [['se' as const, 'dk' as const], 'Denmark and Sweden'],
    [['se' as const, 'dk' as const, 'no' as const], '3 chosen'],
  ])('with %j selected shows %s', async (value, words) => {
    const ui = await show(value)
    await expect.element(ui.getByRole('button', { name: `${words} Countries` })).toBeVisible()
  })

  test('adds an option by keyboard, sorts the value like the options, and stays open', async () => {
    const onChange = vi.fn()
    await show(['se'], onChange)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const list = page.getByRole('listbox', { name: 'Countries' })
    await expect.element(list).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.keyboard('{Home} ')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['dk', 'se'])
    await expect.element(list).toBeVisible()
  })

  test('removes an option', async () => {
    const onChange = vi.fn()
    await show(['dk', 'se'], onChange)
    await page.getByRole('button').click()
    await page.getByRole('option', { name: 'Denmark' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['se'])
  })

  test('ignores a disabled option', async () => {
    await show([])
    await page.getByRole('button').click()
    await expect
      .element(page.getByRole('option', { name: 'Norway' }))
      .toHaveAttribute('aria-disabled', 'true')
  })
})
