import type { Page } from '@playwright/test'

type Listener = (message: string | { storyId: string }) => void

interface StorybookChannel {
  on: (event: string, listener: Listener) => void
  off: (event: string, listener: Listener) => void
  emit: (event: string, data: unknown) => void
}

/**
 * Sends an event to a Storybook page, and waits until Storybook sends `done.event` for the story
 * `done.storyId`.
 */
async function sendAndWait(
  page: Page,
  event: string,
  data: unknown,
  done: { readonly event: string; readonly storyId: string },
): Promise<void> {
  await page.evaluate(
    (sent) =>
      new Promise<void>((settle) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as StorybookChannel
        const listener: Listener = (message) => {
          if ((typeof message === 'string' ? message : message.storyId) !== sent.done.storyId) return
          channel.off(sent.done.event, listener)
          settle()
        }
        channel.on(sent.done.event, listener)
        channel.emit(sent.event, sent.data)
      }),
    { event, data, done },
  )
}

/**
 * Shows another story in the same page and waits until its play function has finished. Opening a new page
 * would be slower.
 */
export async function showStory(page: Page, storyId: string): Promise<void> {
  await sendAndWait(
    page,
    'setCurrentStory',
    { storyId, viewMode: 'story' },
    { event: 'storyFinished', storyId },
  )
}

async function changeGlobal(page: Page, storyId: string, globals: Record<string, string>): Promise<void> {
  await sendAndWait(page, 'updateGlobals', { globals }, { event: 'storyRendered', storyId })
}

/** Shows the same story in another language. Call this only after the story's play function has finished. */
export async function showLanguage(page: Page, storyId: string, language: string): Promise<void> {
  await changeGlobal(page, storyId, { language })
}

/**
 * Changes the text direction of the story that is shown. Call this only after the play function of the story
 * has finished.
 */
export async function showDirection(page: Page, storyId: string, direction: 'ltr' | 'rtl'): Promise<void> {
  await changeGlobal(page, storyId, { direction })
  // An open popover moves only after a resize.
  await page.evaluate(() => window.dispatchEvent(new Event('resize')))
}

/**
 * Shows the current story in the pseudo language, whose texts are longer. A story of a whole screen then
 * loads its data again, so this function waits until the page has about as much text as before.
 */
export async function showLongTexts(page: Page, storyId: string): Promise<void> {
  const before = await page.evaluate(() => document.body.innerText.length)
  await showLanguage(page, storyId, 'en-XA')
  await page.waitForFunction((least) => document.body.innerText.length >= least, before * 0.9)
}
