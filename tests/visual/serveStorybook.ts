import { serveFolder } from '../setup/serveFolder'
import { storybookFolder } from './pictures'

export interface ServedStorybook {
  readonly addressOf: (story: string, theme: string) => string
  readonly close: () => void
}

/**
 * Serves the built Storybook. Its accessibility check is off, because `pnpm test:stories` already checks the
 * accessibility of every story.
 */
export async function serveStorybook(): Promise<ServedStorybook> {
  const { address, close } = await serveFolder(storybookFolder)
  return {
    addressOf: (story, theme) =>
      `${address}iframe.html?id=${story}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
    close,
  }
}
