import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useToolbar } from './useToolbar'

function PlainToolbar() {
  const { toolbarProps } = useToolbar({ 'aria-label': 'Actions' })
  return (
    <>
      <div {...toolbarProps}>
        {['Print', 'Share', 'Hide'].map((name) => (
          <button key={name}>{name}</button>
        ))}
      </div>
      <button>After</button>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name })

describe('[I01] useToolbar', () => {
  test('makes plain buttons one tab stop with a name, and moves between them with arrow keys', async () => {
    await render(<PlainToolbar />)
    await expect
      .element(page.getByRole('toolbar', { name: 'Actions' }))
      .toHaveAttribute('aria-orientation', 'horizontal')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(button('Share')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('After')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button('Share')).toHaveFocus()
  })
})
