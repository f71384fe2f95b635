import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CollapseOptions } from './useCollapse'
import { useCollapse } from './useCollapse'

function PlainCollapse({ height, ...options }: CollapseOptions & { height: number }) {
  const { isLong, contentProps, toggleProps } = useCollapse(options)
  const { onPress, ...toggle } = toggleProps
  return (
    <>
      <div {...contentProps}>
        <div style={{ blockSize: height }} />
        <a href="#end">End</a>
      </div>
      {isLong && (
        <button {...toggle} onClick={onPress}>
          Toggle
        </button>
      )}
    </>
  )
}

const heightOf = () => document.querySelector('[data-cut], [data-expanded]')?.clientHeight

describe('[G03] useCollapse', () => {
  test('cuts long content without a style sheet, and shows all of it after a press', async () => {
    const onExpandedChange = vi.fn()
    await render(<PlainCollapse height={400} maxHeight={100} onExpandedChange={onExpandedChange} />)
    const toggle = page.getByRole('button', { name: 'Toggle' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(heightOf()).toBe(100)
    await toggle.click()
    expect(heightOf()).toBeGreaterThanOrEqual(400)
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('shows all of the content when a hidden link receives the focus', async () => {
    await render(<PlainCollapse height={400} maxHeight={100} />)
    await expect.element(page.getByRole('button')).toBeVisible()
    page.getByRole('link').element().focus()
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  })

  test('has no button for content that fits', async () => {
    await render(<PlainCollapse height={20} maxHeight={100} />)
    await expect.element(page.getByRole('link')).toBeVisible()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })
})
