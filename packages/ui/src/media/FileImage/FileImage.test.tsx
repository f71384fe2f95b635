import { describe, expect, test } from 'vitest'
import { sampleImage } from '../../../testing/sampleImage'
import { renderUi } from '../../../testing/renderUi'
import { FileImage } from './FileImage'

const broken = 'data:image/png;base64,AAAA'

describe('[E02] FileImage', () => {
  test.each([
    ['1x1', 1],
    ['3x1', 3],
    ['1x2', 0.5],
  ] as const)('keeps the shape %s whether there is an image or not', async (shape, ratio) => {
    for (const src of [sampleImage(1), null]) {
      const ui = await renderUi(
        <div style={{ inlineSize: 120 }}>
          <FileImage src={src} alt="House" shape={shape} />
        </div>,
      )
      const box = ui.container.querySelector(`[data-shape="${shape}"]`)?.getBoundingClientRect()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1)
      await ui.unmount()
    }
  })

  test('replaces an image that fails to load with a placeholder that keeps the alternative text', async () => {
    const ui = await renderUi(<FileImage src={broken} alt="House" shape="1x1" />)
    await expect.element(ui.getByRole('img', { name: 'House' })).toHaveAttribute('data-missing')
    expect(ui.container.querySelector('img')).toBeNull()
  })

  test('loads another image after a failed one', async () => {
    const ui = await renderUi(<FileImage src={broken} alt="House" shape="1x1" />)
    await expect.element(ui.getByRole('img', { name: 'House' })).toHaveAttribute('data-missing')
    await ui.rerender(<FileImage src={sampleImage(2)} alt="House" shape="1x1" />)
    await expect.element(ui.getByRole('img', { name: 'House' })).not.toHaveAttribute('data-missing')
  })

  test('is hidden from assistive technology if it is decorative', async () => {
    const ui = await renderUi(<FileImage src={null} alt="" shape="1x1" />)
    await expect.element(ui.getByRole('img')).not.toBeInTheDocument()
  })
})
