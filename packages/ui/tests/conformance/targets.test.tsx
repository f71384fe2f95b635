import { beforeEach, describe, expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi'
import { touchWithFinger } from '../../testing/touch'
import type { Sample } from './samples/Sample'
import { samples } from './samples/samples'

/** The smallest width and height in CSS px that WCAG 2.5.8 allows for the target of a control. */
const smallest = 24

/** The minimum height in CSS px of the main controls on touch screens. */
const smallestForFinger = 44

const controls =
  'a[href], button, input, select, textarea, summary, [role=spinbutton], [role=treeitem], [role=menuitem], [role=option], [role=tab]'

/** Components with links inside sentences, for which WCAG 2.5.8 makes an exception. */
const inline = new Set(['SafeHtml'])

/** Controls that must be as high as a fingertip on touch screens. */
const mainControls = [
  'Button',
  'IconButton',
  'LinkButton',
  'StarButton',
  'Menu',
  'Select',
  'TextField',
  'TextAreaField',
  'SearchField',
  'NumberField',
  'RangeSlider',
  'PasswordField',
  'CriterionTree',
  'SegmentedControl',
  'Tabs',
  'Modal',
] as const

function isHit(control: Element, x: number, y: number): boolean {
  return control.contains(document.elementFromPoint(x, y))
}

/**
 * Returns the element that users see as a control: the frame of a text field, the label of a checkbox or
 * radio button, or the thumb of a slider.
 */
function shapeOf(control: Element): Element {
  if (!(control instanceof HTMLInputElement)) return control
  if (control.type === 'checkbox' || control.type === 'radio') return control.closest('label') ?? control
  // The input of a slider is hidden inside its thumb.
  if (control.type === 'range') return control.parentElement?.parentElement ?? control
  return control.parentElement ?? control
}

/**
 * Returns how far from the middle of a control, in one direction, a press still hits the control. The result
 * is in px and at most `most`.
 */
function reach(control: Element, stepX: number, stepY: number, most: number): number {
  const { left, top, width, height } = control.getBoundingClientRect()
  let far = 0
  while (far < most && isHit(control, left + width / 2 + stepX * far, top + height / 2 + stepY * far))
    far += 1
  return far
}

function targetSize(visible: Element, most: number): { width: number; height: number } {
  const control = shapeOf(visible)
  return {
    width: reach(control, 1, 0, most) + reach(control, -1, 0, most),
    height: reach(control, 0, 1, most) + reach(control, 0, -1, most),
  }
}

function visibleControls(): Element[] {
  return [...document.querySelectorAll(controls)].filter((control) => {
    // Leave out the invisible button of 1 px by which screen readers close an overlay.
    if (control.matches(':disabled, [type=hidden], [aria-label=Dismiss]')) return false
    // Focus a skip link, because it is visible only while it has the focus.
    if (control instanceof HTMLAnchorElement && control.hash === '#main') control.focus()
    if (control.closest('[inert], [aria-hidden=true]') !== null) return false
    control.scrollIntoView({ block: 'center', inline: 'center' })
    return control.checkVisibility({ visibilityProperty: true })
  })
}

async function show(sample: Sample): Promise<void> {
  await renderUi(<div style={{ padding: 32 }}>{sample({ 'data-sample': 'here' })}</div>)
  await expect.poll(() => document.querySelector('[data-sample]')).not.toBeNull()
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

describe('[G03] the target of every control', () => {
  test.each(Object.entries(samples).filter(([name]) => !inline.has(name)))(
    'of %s is at least 24 px wide and high',
    async (_, sample) => {
      await show(sample)
      for (const control of visibleControls()) {
        const { width, height } = targetSize(control, smallest)
        expect(Math.min(width, height), control.outerHTML.slice(0, 200)).toBeGreaterThanOrEqual(smallest)
      }
    },
  )
})

describe('[G03] the main controls under a finger', () => {
  beforeEach(touchWithFinger)

  test.each(mainControls)('of %s are at least 44 px high', async (name) => {
    const sample = samples[name]
    if (sample === undefined) throw new Error(`There is no sample of ${name}.`)
    await show(sample)
    const found = visibleControls()
    expect(found).not.toHaveLength(0)
    for (const control of found) {
      const { height } = targetSize(control, smallestForFinger)
      expect(height, control.outerHTML.slice(0, 200)).toBeGreaterThanOrEqual(smallestForFinger)
    }
  })
})
