import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import components from '../../components.json'
import { partClass } from '../../scripts/partClass'
import { Carousel } from '../../src/media/Carousel/Carousel'
import { Collapse } from '../../src/layout/Collapse/Collapse'
import { CriterionTree } from '../../src/criteria/CriterionTree/CriterionTree'
import { ScrollStrip } from '../../src/layout/ScrollStrip/ScrollStrip'
import { makeItems } from '../../testing/makeItems'
import { renderUi } from '../../testing/renderUi'
import { sampleImage } from '../../testing/sampleImage'
import { samples } from './samples/samples'
import { variantSamples } from './samples/variantSamples'

const images = [1, 2, 3].map((id) => ({ id, src: sampleImage(id), alt: `House ${id}` }))

const described = new Map(components.map((component) => [component.name, component]))

function listedParts(name: string, seen = new Set<string>()): string[] {
  const component = described.get(name)
  if (component === undefined || seen.has(name)) return []
  seen.add(name)
  return [...component.parts, ...component.contains.flatMap((inner) => listedParts(inner, seen))]
}

/**
 * Returns the class names that an element would have in the built package. In tests the class names look like
 * `Carousel_track__1abc0` instead.
 */
function partsOf(element: Element): string[] {
  return [...element.classList].flatMap((name) => {
    const [, file, part] = /^([A-Za-z]+)_(\w+?)__\w+$/.exec(name) ?? []
    return file === undefined || part === undefined ? [] : [partClass(file, part)]
  })
}

/** For each component whose sample contains another component, the name of the other component. */
const childrenOf: Readonly<Record<string, string>> = { Form: 'TextField', SelectionBar: 'Button' }

const rows = Object.entries({ ...samples, ...variantSamples }).map(([name, sample]) => ({ name, sample }))

describe('[G08] an app with its own style sheet', () => {
  afterEach(() => page.viewport(1280, 800))

  test.each(rows)('can style every element of $name by a listed class name', async ({ name, sample }) => {
    await renderUi(sample({ 'data-sample': 'here' }))
    await expect.poll(() => document.querySelector('[data-sample]')).not.toBeNull()
    const [component = ''] = name.split(' ')
    const listed = new Set([...listedParts(component), ...listedParts(childrenOf[component] ?? '')])
    const elements = [...document.querySelectorAll('[data-sample], [data-sample] *')]
    const styled = elements.map(partsOf).filter((parts) => parts.length > 0)
    expect(styled.filter((parts) => !parts.some((part) => listed.has(part)))).toEqual([])
  })

  test('finds the right class names', async () => {
    await renderUi(<Carousel label="Sample" images={images} data-sample />)
    const classes = [...document.querySelectorAll('[data-sample], [data-sample] *')].flatMap(partsOf)
    expect(classes).toEqual(expect.arrayContaining(['sp-Carousel', 'sp-Carousel-track', 'sp-Carousel-slide']))
  })
})

function withoutStyles(): void {
  const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
  for (const sheet of sheets) sheet.disabled = true
  onTestFinished(() => {
    for (const sheet of sheets) sheet.disabled = false
  })
}

const cards = [1, 2, 3].map((id) => ({ id, content: <p>Card {id}</p> }))

const scrollers = () =>
  [...document.querySelectorAll('div *')].filter((each) => {
    const { overflowX, overflowY } = getComputedStyle(each)
    const hasMore = each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight
    return hasMore && (overflowX === 'auto' || overflowY === 'auto')
  })

const scrolling = {
  Carousel: () => <Carousel label="Sample" images={images} />,
  ScrollStrip: () => <ScrollStrip label="Sample" items={cards} itemWidth={400} paddleDistance={100} />,
  CriterionTree: () => (
    <CriterionTree label="Sample" items={makeItems([...'abcdefghij'])} maxHeight={120} isFilterable={false} />
  ),
}

describe('[G08] without the style sheet of the package', () => {
  test.each(Object.entries(scrolling))('%s scrolls', async (_name, render) => {
    withoutStyles()
    await renderUi(<div style={{ inlineSize: 500 }}>{render()}</div>)
    await expect.poll(() => scrollers().length).toBe(1)
  })

  test('Collapse cuts its content', async () => {
    withoutStyles()
    await renderUi(
      <Collapse maxHeight={100}>
        <div style={{ blockSize: 400 }} />
      </Collapse>,
    )
    await expect.poll(() => document.querySelector('[data-cut]')?.clientHeight).toBe(100)
  })
})
