import { expect, test } from 'vitest'
import { removedProps } from './removedProps'

const component = (name: string, ...props: string[]) => ({
  name,
  props: props.map((prop) => ({ name: prop })),
})

test.each([
  ['an equal list', [component('Tabs', 'value')], []],
  ['a new prop', [component('Tabs', 'label', 'value')], []],
  ['a new component', [component('Tabs', 'value'), component('Card')], []],
  ['a renamed prop', [component('Tabs', 'selectedId')], ['Tabs.value']],
  ['a missing component', [component('Card', 'value')], ['Tabs']],
])('[G08] %s removes the right props', (_case, now, removed) => {
  expect(removedProps([component('Tabs', 'value')], now)).toEqual(removed)
})

test('[G08] a renamed part is a removed one', () => {
  const tabs = { ...component('Tabs', 'value'), parts: ['sp-Tabs', 'sp-Tabs-note'] }
  expect(removedProps([tabs], [{ ...tabs, parts: ['sp-Tabs', 'sp-Tabs-count'] }])).toEqual([
    'Tabs .sp-Tabs-note',
  ])
})
