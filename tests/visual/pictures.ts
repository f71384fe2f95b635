import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export interface Picture {
  readonly story: string
  readonly theme: 'light' | 'dark'
  /** `pnpm test` compares only important pictures, and `pnpm test:visual` all. */
  readonly isImportant: boolean
}

export interface BuiltStory {
  readonly id: string
  readonly type: string
  readonly title: string
}

export const storybookFolder = resolve('storybook-static')

export function readStories(): BuiltStory[] {
  const file = resolve(storybookFolder, 'index.json')
  if (!existsSync(file))
    throw new Error(
      'Storybook is not built, so there are no stories to compare. Run pnpm build:storybook first.',
    )
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, BuiltStory> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/**
 * Returns the pictures to take. `pnpm test` compares only the important ones.
 *
 * - Foundations, hooks and screens: all stories in light and dark mode, all important.
 * - Components: two stories in light mode and one in dark mode. Only the first picture is important.
 *
 * Stories below `Patterns/` are left out, because they change often and end-to-end tests cover them.
 */
export function readPictures(): Picture[] {
  const stories = readStories().filter(({ title }) => !title.startsWith('Patterns/'))
  return [...Map.groupBy(stories, ({ title }) => title)].flatMap(([title, ofTitle]) => {
    const isWhole = !title.startsWith('Components/')
    const light = isWhole ? ofTitle : ofTitle.slice(0, 2)
    const dark = isWhole ? ofTitle : ofTitle.slice(0, 1)
    return [
      ...light.map(({ id }, index): Picture => ({
        story: id,
        theme: 'light',
        isImportant: isWhole || index === 0,
      })),
      ...dark.map(({ id }): Picture => ({ story: id, theme: 'dark', isImportant: isWhole })),
    ]
  })
}
