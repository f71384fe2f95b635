import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi'
import { Skeleton } from '../../src/feedback/Skeleton/Skeleton'

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })

beforeEach(async () => {
  await emulate('active')
  onTestFinished(async () => {
    await emulate('none')
  })
})

function systemColor(name: string): string {
  const sample = document.body.appendChild(document.createElement('span'))
  sample.style.color = name
  const { color } = getComputedStyle(sample)
  sample.remove()
  return color
}

test('[G03] a Skeleton is an outline in forced colours, and not a solid bar', async () => {
  const ui = await renderUi(<Skeleton lines={1} />)
  const line = ui.container.querySelector('[aria-hidden] > *')
  if (line === null) throw new Error('The skeleton has no line.')
  const { backgroundColor, borderTopWidth } = getComputedStyle(line)
  expect(backgroundColor).toBe(systemColor('Canvas'))
  expect(borderTopWidth).toBe('1px')
})
