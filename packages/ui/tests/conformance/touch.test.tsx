import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeItems } from '../../testing/makeItems'
import { renderUi } from '../../testing/renderUi'
import { sampleImage } from '../../testing/sampleImage'
import { swipe, tap, touchWithFinger } from '../../testing/touch'
import { ActiveFilters } from '../../src/criteria/ActiveFilters/ActiveFilters'
import { Button } from '../../src/actions/Button/Button'
import { Carousel } from '../../src/media/Carousel/Carousel'
import { CriterionTree } from '../../src/criteria/CriterionTree/CriterionTree'
import { DateField } from '../../src/fields/DateField/DateField'
import { IconBar } from '../../src/actions/IconBar/IconBar'
import { Link } from '../../src/actions/Link/Link'
import { Modal } from '../../src/dialogs/Modal/Modal'
import { RowCheckbox } from '../../src/data/RowCheckbox/RowCheckbox'
import { PressTimings } from '../../src/actions/PressTimings/PressTimings'
import { ResultTable } from '../../src/data/ResultTable/ResultTable'
import { ScrollStrip } from '../../src/layout/ScrollStrip/ScrollStrip'
import { TextField } from '../../src/fields/TextField/TextField'

const none = () => undefined

const scrolled = (role: 'tree' | 'region') => page.getByRole(role).element().scrollTop

const middle = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

beforeEach(touchWithFinger)

describe('[G03, S10] a tree on a touch screen', () => {
  const items = makeItems(Array.from({ length: 20 }, (_, place) => `Criterion ${place + 1}`))

  async function show() {
    await renderUi(
      <section aria-label="Filters" style={{ blockSize: 300, overflowY: 'auto' }}>
        <CriterionTree label="Category" items={items} isFilterable={false} />
        <p style={{ blockSize: 400 }}>What follows</p>
      </section>,
    )
    const row = page.getByRole('treeitem', { name: /Criterion 2(,|$)/ })
    return { row, mark: () => row.element().getAttribute('data-mark') }
  }

  test('the first tap includes a node, the second excludes it, and the third clears it', async () => {
    const { row, mark } = await show()
    await tap(row)
    await expect.poll(mark).toBe('included')
    await tap(row)
    await expect.poll(mark).toBe('excluded')
    await tap(row)
    await expect.poll(mark).toBe('none')
  })

  test('scrolling with a finger marks no node', async () => {
    const { row } = await show()
    await swipe(row, { y: -60 })
    await expect.poll(() => scrolled('tree')).toBeGreaterThan(0)
    expect(document.querySelectorAll('[data-mark=none][role=treeitem]')).toHaveLength(
      page.getByRole('treeitem').elements().length,
    )
  })

  test('scrolling beyond the end of the tree scrolls the page', async () => {
    await show()
    const rows = page.getByRole('tree')
    rows.element().scrollTop = rows.element().scrollHeight
    await expect.element(page.getByRole('treeitem', { name: 'Criterion 20' })).toBeInViewport()
    await swipe(page.getByRole('region'), { y: -100 })
    await expect.poll(() => scrolled('region')).toBeGreaterThan(0)
  })
})

test('[G03, D02] a finger scrolls a strip without pressing the item under it', async () => {
  const onClick = vi.fn()
  const items = [0, 1, 2, 3].map((id) => ({ id, content: <button onClick={onClick}>Article {id}</button> }))
  await renderUi(
    <div style={{ inlineSize: 400 }}>
      <ScrollStrip label="Articles" paddleDistance={150} itemWidth={200} items={items} />
    </div>,
  )
  const first = page.getByRole('button', { name: 'Article 0' })
  await tap(first)
  await expect.poll(() => onClick.mock.calls.length).toBe(1)
  await swipe(first, { x: -90 })
  await expect.poll(() => page.getByRole('region').element().scrollLeft).toBeGreaterThan(0)
  expect(onClick).toHaveBeenCalledOnce()
})

test('[G03, P02] a tap enlarges an image of a carousel, and a swipe shows the next image', async () => {
  const images = [1, 2, 3].map((id) => ({ id, src: sampleImage(id), alt: `House ${id}` }))
  const ui = await renderUi(
    // Room for a swipe that begins in the middle of an image and is longer than half an image.
    <div style={{ inlineSize: 400, marginInlineStart: 200 }}>
      <Carousel label="Houses" images={images} />
    </div>,
  )
  const first = ui.getByRole('button', { name: /House 1/ })
  const dialog = page.getByRole('dialog', { name: 'House 1' })
  await tap(first)
  await expect.element(dialog).toBeVisible()
  await tap(dialog.getByRole('button', { name: 'Close' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await swipe(first, { x: -260 })
  await expect.element(ui.getByRole('status')).toHaveTextContent('2 of 3')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

describe('[G03] a tap outside closes overlays and does nothing else', () => {
  test('a menu', async () => {
    const onUnder = vi.fn()
    await renderUi(
      <PressTimings guardMs={0} menuCloseDelayMs={50}>
        <button onClick={onUnder}>Under</button>
        <IconBar
          itemName="Lindbro"
          isStarred={false}
          isHiddenItem={false}
          onStar={none}
          onShareByMail={none}
          onCopyLink={none}
        />
      </PressTimings>,
    )
    await tap(page.getByRole('button', { name: 'More actions' }))
    await expect.element(page.getByRole('menu')).toBeVisible()
    await tap(page.getByText('Under'))
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    expect(onUnder).not.toHaveBeenCalled()
    await tap(page.getByText('Under'))
    await expect.poll(() => onUnder.mock.calls.length).toBe(1)
  })

  test('a dialog', async () => {
    const onUnder = vi.fn()
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return (
        <>
          <button onClick={onUnder}>Under</button>
          <Modal isOpen={isOpen} onClose={() => setOpen(false)} data title="Note">
            {() => 'Words'}
          </Modal>
        </>
      )
    }
    await renderUi(<Page />)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await tap(page.getByText('Under'))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(onUnder).not.toHaveBeenCalled()
  })
})

describe('[G03] touch targets', () => {
  test('a single link has a touch target larger than its text, without making its line higher', async () => {
    const onPress = vi.fn()
    const ui = await renderUi(
      <p>
        <Link variant="strong" onPress={onPress}>
          Lindbro
        </Link>
      </p>,
    )
    expect(ui.getByText('Lindbro').element().parentElement?.offsetHeight).toBeLessThan(30)
    await tap(ui.getByRole('link'), { y: 18 })
    await expect.poll(() => onPress.mock.calls.length).toBe(1)
  })

  test.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])(
    '[S18] a column header is above its texts, if rows expand: %s, are selected: %s',
    async (expands, selects) => {
      const ui = await renderUi(
        <ResultTable
          label="Tenders"
          rows={['Lindbro']}
          getRowId={(row) => row}
          columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: (row) => <span>{row}</span> }]}
          renderExpanded={expands ? () => 'Details' : undefined}
          renderSelect={
            selects ? (row) => <RowCheckbox itemName={row} isSelected={false} onSelect={none} /> : undefined
          }
        />,
      )
      const left = (text: string) =>
        ui.getByText(text, { exact: true }).element().getBoundingClientRect().left
      await expect.element(ui.getByText('Lindbro')).toBeVisible()
      expect(left('Lindbro')).toBeCloseTo(left('Name'), 0)
    },
  )

  test('the text of a table row is at the height of its button', async () => {
    const ui = await renderUi(
      <ResultTable
        label="Tenders"
        rows={['Lindbro']}
        getRowId={(row) => row}
        columns={[
          { id: 'name', header: 'Name', isRowHeader: true, cell: (row) => <span>{row}</span> },
          {
            id: 'note',
            header: 'Note',
            isControls: true,
            cell: () => <Button size="small">Write</Button>,
          },
        ]}
      />,
    )
    const text = ui.getByText('Lindbro').element()
    const button = ui.getByRole('button', { name: 'Write' }).element()
    expect(Math.abs(middle(text) - middle(button))).toBeLessThanOrEqual(1)
  })

  test('all three lines of active filters are visible', async () => {
    const filters = ['Bridges', 'Schools', 'Tunnels'].map((label) => ({
      id: label,
      label,
      kind: 'plain' as const,
    }))
    const ui = await renderUi(
      <div style={{ inlineSize: 130 }}>
        <ActiveFilters filters={filters} onRemove={none} />
      </div>,
    )
    const list = ui.getByRole('list').element()
    expect(list.scrollHeight).toBe(list.clientHeight)
  })

  test('the text in fields has at least 16 px, so that phones do not zoom in', async () => {
    const ui = await renderUi(
      <>
        <TextField label="Name" value="" onChange={none} />
        <DateField label="Day" value={null} onChange={none} />
      </>,
    )
    const typed = [...ui.getByRole('textbox').elements(), ...ui.getByRole('spinbutton').elements()]
    expect(typed).toHaveLength(4)
    for (const field of typed) expect(parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16)
  })
})
