import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { PhaseTimeline } from './PhaseTimeline'

const phases = [
  { id: 1, name: 'Idea', date: '12.03.2025', state: 'earlier' },
  { id: 2, name: 'Tender', date: '02.11.2026', state: 'current' },
  { id: 3, name: 'Construction', date: '--', state: 'later' },
] as const

const lineOf = (item: Element) => getComputedStyle(item, '::before')

test('[W09] PhaseTimeline says which phases are earlier, current and later', async () => {
  const ui = await renderUi(<PhaseTimeline label="Phases" phases={phases} />)
  const items = ui.getByRole('list', { name: 'Phases' }).getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent('Idea12.03.2025Earlier')
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect.element(items.nth(2)).toHaveTextContent('Construction--Later')
})

test('[W09] PhaseTimeline draws earlier phases solid and later ones dashed, along its width', async () => {
  const ui = await renderUi(
    <div style={{ width: 800 }}>
      <PhaseTimeline label="Phases" phases={phases} />
    </div>,
  )
  const [earlier, current] = ui.getByRole('listitem').elements()
  if (!earlier || !current) throw new Error('The timeline has no items to measure.')
  expect(lineOf(earlier).borderBlockStartStyle).toBe('solid')
  expect(lineOf(current).borderBlockStartStyle).toBe('dashed')
})

test('[W09] PhaseTimeline is vertical in a narrow container', async () => {
  const ui = await renderUi(
    <div style={{ width: 320 }}>
      <PhaseTimeline label="Phases" phases={phases} />
    </div>,
  )
  const [earlier, current] = ui.getByRole('listitem').elements()
  if (!earlier || !current) throw new Error('The timeline has no items to measure.')
  expect(lineOf(earlier).borderInlineStartStyle).toBe('solid')
  expect(current.getBoundingClientRect().top).toBeGreaterThan(earlier.getBoundingClientRect().top)
})

test('[W09] PhaseTimeline gives all steps the same width, and the steps fill the timeline', async () => {
  const names = ['Idea', 'Byggesaksbehandling', 'Tender', 'Contracting', 'Work', 'Use']
  const ui = await renderUi(
    <div style={{ width: 900 }}>
      <PhaseTimeline
        label="Phases"
        phases={names.map((name, id) => ({ id, name, date: '--', state: 'later' }))}
      />
    </div>,
  )
  const widths = ui
    .getByRole('listitem')
    .elements()
    .map((item) => Math.round(item.getBoundingClientRect().width))
  expect(widths).toEqual(names.map(() => 150))
})

test('[W09] PhaseTimeline never overlaps the names of its steps', async () => {
  const names = [
    'Idé',
    'Planlægning',
    'Projektering',
    'Myndighedsbehandling',
    'Udbud',
    'Kontrahering',
    'Udførelse',
  ]
  const ui = await renderUi(
    <div style={{ width: 720 }}>
      <PhaseTimeline
        label="Phases"
        phases={names.map((name, id) => ({ id, name, date: '--', state: 'later' }))}
      />
    </div>,
  )
  const rects = names.map((name) => {
    const range = document.createRange()
    range.selectNodeContents(ui.getByText(name).element())
    return range.getBoundingClientRect()
  })
  for (const [index, { left }] of rects.entries()) {
    if (index > 0) expect(rects[index - 1]?.right).toBeLessThanOrEqual(left)
  }
  expect(new Set(rects.map(({ height }) => Math.round(height))).size).toBe(1)
})

const eight = [
  'Idé',
  'Planlægning',
  'Projektering',
  'Myndighedsbehandling',
  'Udbud',
  'Kontrahering',
  'Udførelse',
  'Aflevering',
]

test.each([
  ['eight phases', 640, eight],
  ['eight phases', 760, eight],
  ['a word of 33 letters', 640, ['Idé', 'Kildeskattebogholderiassistenterne', 'Udbud', 'Udførelse']],
  ['a word of 500 letters', 640, ['Idé', 'e'.repeat(500), 'Udbud', 'Udførelse']],
  ['a word of 500 letters', 320, ['Idé', 'e'.repeat(500), 'Udbud', 'Udførelse']],
])('[W09] PhaseTimeline with %s fits into %i px', async (_, width, names) => {
  const ui = await renderUi(
    <div style={{ width }}>
      <PhaseTimeline
        label="Phases"
        phases={names.map((name, id) => ({ id, name, date: '24.11.2026', state: 'later' }))}
      />
    </div>,
  )
  const list = ui.getByRole('list').element()
  expect(list.scrollWidth).toBeLessThanOrEqual(width)
})
