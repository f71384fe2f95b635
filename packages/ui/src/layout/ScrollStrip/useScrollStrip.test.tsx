import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useScrollStrip } from './useScrollStrip'

function PlainStrip({ count }: { count: number }) {
  const strip = useScrollStrip({ 'aria-label': 'Articles', paddleDistance: 150 })
  return (
    <div style={{ inlineSize: 300 }}>
      <section {...strip.stripProps}>
        <ul {...strip.listProps}>
          {Array.from({ length: count }, (_, at) => (
            <li key={at} style={{ flex: 'none', inlineSize: 100 }}>
              Article {at}
            </li>
          ))}
        </ul>
      </section>
      {strip.canScroll && (
        <>
          <button disabled={strip.backProps.isDisabled} onClick={strip.backProps.onPress}>
            Back
          </button>
          <button disabled={strip.onwardProps.isDisabled} onClick={strip.onwardProps.onPress}>
            On
          </button>
        </>
      )}
    </div>
  )
}

const scrolled = () => page.getByRole('region', { name: 'Articles' }).element().scrollLeft

describe('[D02] useScrollStrip', () => {
  test('scrolls a plain row by buttons and arrow keys, without a style sheet', async () => {
    await render(<PlainStrip count={6} />)
    await expect.element(page.getByRole('button', { name: 'Back' })).toBeDisabled()
    await page.getByRole('button', { name: 'On' }).click()
    await expect.poll(scrolled).toBe(150)
    page.getByRole('region').element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(scrolled).toBe(0)
  })

  test('has no buttons for a row that fits', async () => {
    await render(<PlainStrip count={2} />)
    await expect.element(page.getByRole('region')).toBeVisible()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })
})
