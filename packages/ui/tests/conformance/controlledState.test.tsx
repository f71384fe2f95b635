import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi'
import components from '../../components.json'
import { choiceStates } from './states/choiceStates'
import { openStates } from './states/openStates'
import { secondStates } from './states/secondStates'
import type { StateSample } from './states/StateSample'
import { textStates } from './states/textStates'

const samples: readonly StateSample[] = [...textStates, ...choiceStates, ...openStates, ...secondStates]

/** The callbacks for state that only the parent can keep, each with the reason. */
const heldByParent = {
  'Pagination.onPageChange': 'the address of the page holds its number',
  'RangeHistogram.onChange': 'the range slider around it keeps the range',
  ...Object.fromEntries(
    [
      'AddToListModal.onChange',
      'AgentReplaceModal.onChange',
      'AgentSettingsModal.onDraftChange',
      'AlertKinds.onChange',
      'HiddenItemRemoveModal.onChange',
      'HiddenItemSettingsModal.onChange',
      'HiddenItemsCleanupModal.onForAllChange',
      'ImageEnlargeModal.onCurrentIdChange',
      'ListRemoveModal.onChange',
      'ListSettingsModal.onDraftChange',
      'NoteModal.onDraftChange',
      'TipModal.onDescriptionChange',
    ].map((name) => [name, 'the parent opens the dialog with a value, and submits it']),
  ),
}

/** Callbacks that end in `Change` but report events, such as a hover, and no state. */
const events = new Set(['onFocusChange', 'onHoverChange', 'onPressChange'])

const callbacks = components.flatMap(({ name, props }) =>
  props.flatMap((prop) =>
    /^on[A-Z]?\w*Change$/.test(prop.name) && !events.has(prop.name) ? [`${name}.${prop.name}`] : [],
  ),
)

const show = async (sample: StateSample) => {
  if (sample.isNarrow) await page.viewport(600, 800)
}

afterEach(() => page.viewport(1280, 800))

describe('[G03] the state of a component', () => {
  test('is in one of these tables if it has a callback', () => {
    expect([...samples.map(({ name }) => name), ...Object.keys(heldByParent)].sort()).toEqual(
      callbacks.toSorted(),
    )
  })

  test.each(samples)(
    '$name reports a change, and shows it without a parent that controls the state',
    async (sample) => {
      await show(sample)
      const onChange = vi.fn()
      await renderUi(sample.render({ initial: sample.first, onChange }))
      await expect.poll(sample.read).toBe(sample.shown[0])
      await sample.act()
      expect(onChange).toHaveBeenCalledWith(sample.next)
      await expect.poll(sample.read).toBe(sample.shown[1])
    },
  )

  test.each(samples)(
    '$name reports a change, and shows it only after the parent makes the change',
    async (sample) => {
      await show(sample)
      const onChange = vi.fn()
      const ui = await renderUi(sample.render({ value: sample.first, onChange }))
      await expect.poll(sample.read).toBe(sample.shown[0])
      await sample.act()
      expect(onChange).toHaveBeenCalledWith(sample.next)
      await expect.poll(sample.read).toBe(sample.shown[0])
      await ui.rerender(sample.render({ value: sample.next, onChange }))
      await expect.poll(sample.read).toBe(sample.shown[1])
    },
  )
})
