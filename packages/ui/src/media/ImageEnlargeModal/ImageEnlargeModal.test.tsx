import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { sampleImage } from '../../../testing/sampleImage'
import type { ImageEnlargeModalProps } from './ImageEnlargeModal'
import { ImageEnlargeModal } from './ImageEnlargeModal'

const props = (more: Partial<ImageEnlargeModalProps> = {}): ImageEnlargeModalProps => ({
  images: [
    { id: 1, src: sampleImage(1), alt: 'Front' },
    { id: 2, src: sampleImage(2), alt: 'Back' },
  ],
  currentId: 1,
  onCurrentIdChange: vi.fn(),
  onClose: vi.fn(),
  ...more,
})

describe('[M07] ImageEnlargeModal', () => {
  test('is named by its image, shows the number of the image, and changes the image with buttons and arrow keys', async () => {
    const all = props()
    await renderUi(<ImageEnlargeModal {...all} />)
    await expect.element(page.getByRole('dialog', { name: 'Front' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Front' })).toBeVisible()
    await expect.element(page.getByText('1 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Next image' }).click()
    expect(all.onCurrentIdChange).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{ArrowLeft}')
    expect(all.onCurrentIdChange).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ])('in a page from %s, %s shows the next image', async (direction, key) => {
    document.documentElement.dir = direction
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const all = props({ images: [1, 2, 3].map((id) => ({ id, src: sampleImage(id), alt: `${id}` })) })
    await renderUi(<ImageEnlargeModal {...all} />)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard(key)
    expect(all.onCurrentIdChange).toHaveBeenLastCalledWith(2)
  })

  test('[M01] closes if no image has the id, and is not open if the id is null', async () => {
    const unknown = props({ currentId: 9 })
    await renderUi(<ImageEnlargeModal {...unknown} />)
    expect(unknown.onClose).toHaveBeenCalledOnce()
    const closed = props({ currentId: null })
    await renderUi(<ImageEnlargeModal {...closed} />)
    expect(closed.onClose).not.toHaveBeenCalled()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
