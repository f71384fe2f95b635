import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { CodeFieldProps } from './CodeField'
import { CodeField } from './CodeField'

const onComplete = vi.fn()

function Held(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <>
      <CodeField
        label="Code"
        length={4}
        growsAt={{ some: 436, much: 496 }}
        onComplete={onComplete}
        {...props}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

const box = (index: number) => page.getByRole('textbox', { name: `Letter ${index} of 4` })

describe('[W05] CodeField', () => {
  test('is one named group of boxes', async () => {
    await renderUi(<Held description="Four letters." />)
    const group = page.getByRole('group', { name: 'Code' })
    expect(group.getByRole('textbox').elements()).toHaveLength(4)
    await expect.element(group).toHaveAccessibleDescription('Four letters.')
  })

  test('takes the focus only if `takesFocus` is set', async () => {
    const shown = await renderUi(<Held />)
    await expect.element(box(1)).not.toHaveFocus()
    await shown.unmount()
    await renderUi(<Held takesFocus />)
    await expect.element(box(1)).toHaveFocus()
  })

  test('moves to the next box with each letter, and reports when every box is filled', async () => {
    onComplete.mockClear()
    await renderUi(<Held />)
    await box(1).click()
    await userEvent.keyboard('a1bc')
    await expect.element(box(4)).toHaveFocus()
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('d')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('abcd')
  })

  test('distributes pasted text over the boxes', async () => {
    onComplete.mockClear()
    await renderUi(<Held />)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', ' qw-er ')
    box(1)
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(box(3)).toHaveValue('e')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('qwer')
  })

  test('moves back with Backspace, and with arrow keys without changing a letter', async () => {
    await renderUi(<Held value="abc" />)
    await box(4).click()
    await userEvent.keyboard('{Backspace}')
    await expect.element(box(3)).toHaveFocus()
    await expect.element(box(3)).toHaveValue('')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
    await expect.element(box(2)).toHaveFocus()
    await expect.element(page.getByRole('status')).toHaveTextContent('ab')
  })

  test('replaces the letter of a filled box', async () => {
    await renderUi(<Held value="abcd" />)
    await box(2).click()
    await userEvent.keyboard('x')
    await expect.element(box(2)).toHaveValue('x')
    await expect.element(box(3)).toHaveFocus()
  })

  test('clears all boxes and focuses the first box if the code was wrong', async () => {
    const ui = await renderUi(<Held value="abcd" />)
    await ui.rerender(<Held value="abcd" errorMessage="Code is not correct" />)
    await expect.element(box(1)).toHaveFocus()
    await expect.element(box(4)).toHaveValue('')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Code is not correct')
    await expect.element(box(1)).toHaveAttribute('aria-invalid', 'true')
  })

  test('can be filled in by the browser with a code from a message', async () => {
    onComplete.mockClear()
    await renderUi(<Held />)
    await expect.element(box(1)).toHaveAttribute('autocomplete', 'one-time-code')
    await box(1).fill('kran')
    await expect.element(box(4)).toHaveValue('n')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('kran')
  })

  test.each([
    [360, 48],
    [436, 60],
    [496, 72],
  ])('in a form of %i px has boxes of %i px', async (width, size) => {
    await renderUi(
      <div style={{ inlineSize: width }}>
        <Held />
      </div>,
    )
    expect(box(1).element().getBoundingClientRect().width).toBe(size)
  })
})
