import type { Page } from '@playwright/test'

export async function storyIsPlayed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    const renders: unknown = Object(preview).storyRenders
    return (
      Array.isArray(renders) &&
      renders.some((render: { phase?: string }) => render.phase === 'finished' || render.phase === 'errored')
    )
  })
  await page.evaluate(() => document.fonts.ready)
}
