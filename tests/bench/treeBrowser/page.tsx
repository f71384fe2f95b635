import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { nodes } from './BenchNode'
import type { Contestant, ContestantProps } from './Contestant'

const modules = import.meta.glob<{ contestant: Contestant }>('./contestants/*.tsx')

/**
 * The functions that the benchmark script calls in the page. A function that returns a number measures the
 * milliseconds until the browser has painted the change.
 */
export interface BenchPage {
  load: (name: string) => Promise<void>
  mount: (isExpanded: boolean) => Promise<number>
  expandAll: () => Promise<number>
  toggleRoot: () => Promise<number>
  type: (letter: string) => Promise<number>
  scroll: (steps: number) => Promise<number>
  unmount: () => void
}

const place = document.querySelector('#root') ?? document.body
let current: Contestant | undefined
let root: Root | undefined
let props: ContestantProps = { isExpanded: false, typed: '' }

function tree(): Contestant {
  if (!current) throw new Error('No tree is loaded, so nothing can be measured. Call load first.')
  return current
}
const rows = () => [...place.querySelectorAll(tree().row)]
const find = (selector: string) => {
  const element = place.querySelector<HTMLElement>(selector)
  if (!element)
    throw new Error(
      `${selector} is not on the page, so the action would measure nothing. Correct the contestant.`,
    )
  return element
}

const nextFrame = () => new Promise<void>((settle) => requestAnimationFrame(() => settle()))
/**
 * Resolves after the browser has painted the next frame. In this frame, the function sends itself a message.
 * The message arrives after the browser has painted.
 */
async function painted(): Promise<void> {
  await nextFrame()
  await new Promise<void>((settle) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => settle())
    port1.start()
    port2.postMessage(null)
  })
}

async function measure(act: () => void, isDone: () => boolean): Promise<number> {
  const start = performance.now()
  act()
  do {
    await painted()
    if (performance.now() - start > 300_000)
      throw new Error('The change did not show within five minutes. Check the selector.')
  } while (!isDone())
  return performance.now() - start
}

function render(change: Partial<ContestantProps>) {
  props = { ...props, ...change }
  const { Tree } = tree()
  root?.render(<Tree {...props} />)
}

const isOpened = () =>
  rows()[1]
    ?.textContent.trim()
    .startsWith(nodes[0]?.children[0]?.name ?? '') === true

const page: BenchPage = {
  load: async (name) => {
    const contestant = modules[`./contestants/${name}.tsx`]
    if (!contestant) throw new Error(`There is no tree ${name}, so nothing can be measured.`)
    current = (await contestant()).contestant
  },
  mount: (isExpanded) => {
    props = { isExpanded, typed: '' }
    root = createRoot(place)
    return measure(
      () => render({}),
      () => rows().length >= 10 && (!isExpanded || isOpened()),
    )
  },
  expandAll: () => measure(() => render({ isExpanded: true }), isOpened),
  toggleRoot: () =>
    measure(
      () => find(tree().rootBox).click(),
      () => place.querySelector(tree().marked) !== null,
    ),
  type: (letter) => {
    const before = rows()[3]?.textContent
    return measure(
      () => {
        const { field } = tree()
        if (field === undefined) {
          render({ typed: letter })
          return
        }
        const input = find(field)
        // Call the native setter of `value`. React replaces the setter of the element, and would otherwise
        // not notice the change.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, letter)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      },
      () => ![undefined, before].includes(rows()[3]?.textContent),
    )
  },
  scroll: async (steps) => {
    const scroller = find(tree().scroller)
    let longest = 0
    for (let step = 0; step < steps; step++) {
      const start = performance.now()
      scroller.scrollTop += 1200
      await painted()
      longest = Math.max(longest, performance.now() - start)
    }
    return longest
  },
  unmount: () => root?.unmount(),
}

Object.assign(globalThis, { bench: page })
