import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allowMotion } from '../../../testing/allowMotion'
import { renderUi } from '../../../testing/renderUi'
import { sampleImage } from '../../../testing/sampleImage'
import type { CarouselProps } from './Carousel'
import { Carousel } from './Carousel'

const show = (more: Partial<CarouselProps> = {}) =>
  renderUi(
    <>
      <div style={{ inlineSize: 400 }}>
        <Carousel
          label="Images"
          images={[1, 2, 3].map((id) => ({ id, src: sampleImage(id), alt: `House ${id}` }))}
          {...more}
        />
      </div>
      <button type="button">After</button>
    </>,
  )

const position = () => page.getByText(/^\d of 3$/).first()

describe('[P02] Carousel', () => {
  test('is a named region that moves in both directions, and starts again after the last image', async () => {
    const ui = await show()
    await expect.element(ui.getByRole('region', { name: 'Images' })).toBeVisible()
    const status = ui.getByRole('status')
    await expect.element(status).toHaveTextContent('1 of 3')
    await ui.getByRole('button', { name: 'Previous images' }).click()
    await expect.element(status).toHaveTextContent('3 of 3')
    await ui.getByRole('button', { name: 'Next images' }).click()
    await expect.element(status).toHaveTextContent('1 of 3')
  })

  test('[V03] leaves no empty space beside the last image', async () => {
    const ui = await show({ perView: 2 })
    await ui.getByRole('button', { name: 'Next images' }).click()
    await expect.element(ui.getByRole('status')).toHaveTextContent('2–3 of 3')
  })

  test('shows no more than three on a phone', async () => {
    onTestFinished(() => page.viewport(1280, 800))
    await page.viewport(360, 800)
    const images = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, src: sampleImage(id), alt: `House ${id}` }))
    const ui = await show({ perView: 6, images })
    await expect.element(ui.getByRole('status')).toHaveTextContent('1–3 of 7')
  })

  test('[V03] accepts only numbers of images that divide the twelve columns of a page', () => {
    // @ts-expect-error 5 is not one of 1, 2, 3, 4, 6 and 12
    const perView: CarouselProps['perView'] = 5
    expect(perView).toBe(5)
  })

  test('shows the right position when the row is scrolled by hand', async () => {
    const ui = await show()
    const row = ui.getByRole('group', { name: '1 of 3' }).element().parentElement
    row?.scrollTo({ left: row.scrollWidth })
    await expect.element(ui.getByRole('status')).toHaveTextContent('3 of 3')
  })

  test('[M07] enlarges an image, and shows the next one with an arrow key', async () => {
    const ui = await show()
    await ui.getByRole('button', { name: 'Enlarge: House 1' }).click()
    await expect.element(page.getByRole('dialog', { name: 'House 1' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('dialog', { name: 'House 2' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('has no controls if all images are visible', async () => {
    const ui = await show({ perView: 3, intervalMs: 4000 })
    await expect.element(ui.getByRole('button', { name: 'Next images' })).not.toBeInTheDocument()
    await expect.element(ui.getByRole('button', { name: 'Stop turning' })).not.toBeInTheDocument()
  })
})

describe('[P02] Carousel with autoplay', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('shows the next image after its interval, until the user stops it', async () => {
    await allowMotion()
    const ui = await show({ intervalMs: 4000 })
    await userEvent.hover(ui.getByRole('button', { name: 'After' }))
    vi.advanceTimersByTime(4000)
    await expect.element(position()).toHaveTextContent('2 of 3')
    await ui.getByRole('button', { name: 'Stop turning' }).click()
    vi.advanceTimersByTime(8000)
    await expect.element(position()).toHaveTextContent('2 of 3')
    await expect.element(ui.getByRole('button', { name: 'Turn by itself' })).toBeVisible()
  })

  test('stays stopped after the focus has left, until the user starts it again', async () => {
    await allowMotion()
    const ui = await show({ intervalMs: 4000 })
    const after = ui.getByRole('button', { name: 'After' })
    await userEvent.hover(after)
    ui.getByRole('button', { name: 'Enlarge: House 1' }).element().focus()
    await expect.element(ui.getByRole('button', { name: 'Turn by itself' })).toBeVisible()
    after.element().focus()
    vi.advanceTimersByTime(8000)
    await expect.element(position()).toHaveTextContent('1 of 3')
    ui.getByRole('button', { name: 'Turn by itself' }).element().focus()
    await userEvent.keyboard('{Enter}')
    vi.advanceTimersByTime(4000)
    await expect.element(position()).toHaveTextContent('2 of 3')
  })

  test('pauses while it is hovered or focused', async () => {
    await allowMotion()
    const ui = await show({ intervalMs: 4000 })
    await userEvent.hover(ui.getByRole('button', { name: 'Enlarge: House 1' }))
    vi.advanceTimersByTime(8000)
    await expect.element(position()).toHaveTextContent('1 of 3')
    await userEvent.hover(ui.getByRole('button', { name: 'After' }))
    await userEvent.tab()
    vi.advanceTimersByTime(8000)
    await expect.element(position()).toHaveTextContent('1 of 3')
  })

  test('does not play under reduced motion', async () => {
    const ui = await show({ intervalMs: 4000 })
    vi.advanceTimersByTime(8000)
    await expect.element(position()).toHaveTextContent('1 of 3')
    await expect.element(ui.getByRole('button', { name: 'Turn by itself' })).toBeVisible()
  })
})
