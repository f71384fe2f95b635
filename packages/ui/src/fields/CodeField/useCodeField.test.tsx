import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CodeFieldOptions } from './useCodeField'
import { useCodeField } from './useCodeField'

function PlainCode(options: Partial<CodeFieldOptions>) {
  const code = useCodeField({ length: 4, ...options })
  return (
    <fieldset {...code.groupProps}>
      <p {...code.labelProps}>Code</p>
      {[0, 1, 2, 3].map((index) => (
        <input key={index} aria-label={`Letter ${index + 1}`} {...code.getBoxProps(index)} />
      ))}
      <p {...code.descriptionProps}>Four letters</p>
      <p {...code.errorProps}>{String(options.errorMessage ?? '')}</p>
    </fieldset>
  )
}

const box = (place: number) => page.getByRole('textbox', { name: `Letter ${place}` })

describe('[W05] useCodeField', () => {
  test('names and describes the group with the elements of the app', async () => {
    await render(<PlainCode />)
    const group = page.getByRole('group', { name: 'Code' })
    await expect.element(group).toHaveAccessibleDescription('Four letters')
  })

  test('moves to the next box while the user types, and reports a complete code', async () => {
    const onComplete = vi.fn()
    await render(<PlainCode takesFocus onComplete={onComplete} />)
    await expect.element(box(1)).toHaveFocus()
    await userEvent.keyboard('kran')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('kran')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect.element(box(3)).toHaveFocus()
  })

  test('clears the boxes and returns to the first one after an error', async () => {
    const ui = await render(<PlainCode defaultValue="kran" />)
    await ui.rerender(<PlainCode defaultValue="kran" errorMessage="Wrong" />)
    await expect.element(box(1)).toHaveFocus()
    await expect.element(box(4)).toHaveValue('')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong')
  })
})
