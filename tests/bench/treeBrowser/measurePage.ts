import type { CDPSession, Page } from 'playwright'
import type { BenchPage } from './page'

declare const bench: BenchPage

export const actions = [
  'mount collapsed',
  'expand all',
  'toggle the root',
  'scroll',
  'mount expanded',
  'type a letter',
] as const

export type Action = (typeof actions)[number]

/** The cost of an action, in milliseconds. */
export interface Cost {
  /** The time from the action until the browser has painted the change. */
  frame: number
  /**
   * The time that the main thread works until it is idle. The work includes script, style, layout and paint.
   */
  work: number
  /** The part of `work` in which scripts run. */
  script: number
  /** The longest task of more than 50 ms, or 0 if there is none. */
  longestTask: number
}

/**
 * The number of steps of the action `scroll`, each of 1,200 px. For this action, `frame` is the time of the
 * slowest step, and `work` and `script` are averages per step.
 */
const scrollSteps = 30

async function meter(session: CDPSession): Promise<{ task: number; script: number }> {
  const { metrics } = await session.send('Performance.getMetrics')
  const inMs = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { task: inMs('TaskDuration'), script: inMs('ScriptDuration') }
}

const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((settle) => requestIdleCallback(() => settle())))

export async function measurePage(page: Page, name: string): Promise<Record<Action, Cost>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await page.evaluate((tree) => bench.load(tree), name)

  const cost = async (act: () => Promise<number>): Promise<Cost> => {
    await untilIdle(page)
    await page.evaluate(() => {
      ;(globalThis as unknown as { tasks: number[] }).tasks.length = 0
    })
    const before = await meter(session)
    const frame = await act()
    await untilIdle(page)
    const after = await meter(session)
    const longestTask = await page.evaluate(() =>
      Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks),
    )
    return { frame, work: after.task - before.task, script: after.script - before.script, longestTask }
  }
  const unmount = () => page.evaluate(() => bench.unmount())
  const pass = async (): Promise<Record<Action, Cost>> => {
    const collapsed = await cost(() => page.evaluate(() => bench.mount(false)))
    const expandAll = await cost(() => page.evaluate(() => bench.expandAll()))
    const toggle = await cost(() => page.evaluate(() => bench.toggleRoot()))
    const scroll = await cost(() => page.evaluate((steps) => bench.scroll(steps), scrollSteps))
    await unmount()
    const expanded = await cost(() => page.evaluate(() => bench.mount(true)))
    await unmount()
    await page.evaluate(() => bench.mount(false))
    const type = await cost(() => page.evaluate(() => bench.type('v')))
    await unmount()
    return {
      'mount collapsed': collapsed,
      'expand all': expandAll,
      'toggle the root': toggle,
      scroll: { ...scroll, work: scroll.work / scrollSteps, script: scroll.script / scrollSteps },
      'mount expanded': expanded,
      'type a letter': type,
    }
  }
  // Run all actions twice and measure only the second time, because the first time warms up the browser's
  // compiler.
  await pass()
  return pass()
}
