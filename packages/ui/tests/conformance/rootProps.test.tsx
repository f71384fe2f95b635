import { Profiler, StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi'
import type { Sample, SampleRoot } from './samples/Sample'
import { componentNames, rootless, samples } from './samples/samples'
import { variantSamples } from './samples/variantSamples'

/** Components that have another root element on a narrow screen. They are also tested on a narrow screen. */
const narrowToo = new Set(['FilterPanel', 'RolesTable', 'RolesTable without roles'])

const rows = Object.entries({ ...samples, ...variantSamples }).flatMap(([name, sample]) => {
  const wide = { name, sample, width: 1280 }
  return narrowToo.has(name) ? [wide, { name: `${name} on a narrow screen`, sample, width: 600 }] : [wide]
})
const rootOf = () => document.querySelector<HTMLElement | SVGElement>('[data-sample]')

/**
 * Renders a sample in strict mode and returns its root element. Waits for the root, because overlays load
 * lazily.
 */
async function showRoot(sample: Sample, root: SampleRoot) {
  const ui = await renderUi(<StrictMode>{sample({ 'data-sample': 'here', ...root })}</StrictMode>)
  await expect.poll(rootOf).not.toBeNull()
  const element = rootOf()
  if (element === null) throw new Error('The root disappeared.')
  return { ui, element }
}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

describe('[G03] every exported component', () => {
  test('has a sample, or a reason for having no root', () => {
    expect(componentNames.length).toBeGreaterThan(100)
    expect([...Object.keys(samples), ...Object.keys(rootless)].sort()).toEqual([...componentNames].sort())
  })

  test.each(rows)(
    '$name passes attributes, its ref, class name and style to one root',
    async ({ sample, width }) => {
      await page.viewport(width, 800)
      const { ui, element: plain } = await showRoot(sample, {})
      const own = { className: plain.getAttribute('class') ?? '', styles: [...plain.style] }
      await ui.unmount()

      const ref = vi.fn<(element: Element | null) => void>()
      const { element } = await showRoot(sample, { ref, className: 'extra', style: { outlineOffset: '3px' } })
      expect(document.querySelectorAll('[data-sample]')).toHaveLength(1)
      expect(ref).toHaveBeenCalledWith(element)
      expect(element.getAttribute('class')).toBe(`${own.className} extra`.trim())
      expect(element.style.outlineOffset).toBe('3px')
      expect([...element.style]).toEqual(expect.arrayContaining(own.styles))
    },
  )

  test.each(rows)(
    '$name logs nothing, and settles after its parent renders again',
    async ({ sample, width }) => {
      await page.viewport(width, 800)
      const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
      const onRender = vi.fn()
      const tree = () => (
        <StrictMode>
          <Profiler id="sample" onRender={onRender}>
            {sample({ 'data-sample': 'here' })}
          </Profiler>
        </StrictMode>
      )
      const ui = await renderUi(tree())
      await expect.poll(rootOf).not.toBeNull()
      onRender.mockClear()
      await ui.rerender(tree())
      // A component that renders in a loop would render again in each of these frames.
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
      expect(onRender.mock.calls.length).toBeLessThanOrEqual(3)
      expect(logs.flatMap((log) => log.mock.calls)).toEqual([])
    },
  )
})
