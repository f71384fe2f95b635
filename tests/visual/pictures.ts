import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** One picture: a story in a theme. */
export interface Picture {
  readonly story: string
  readonly theme: 'light' | 'dark' | 'contrast'
  /** Whether every run of the tests compares it. */
  readonly isImportant: boolean
}

/** A story of the built Storybook. */
export interface BuiltStory {
  readonly id: string
  readonly type: string
  readonly title: string
}

/** The built Storybook. */
export const storybookFolder = resolve('storybook-static')

/** Returns the stories of the built Storybook, in its order. */
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
 * Returns the pictures of the built Storybook: of every component the first two stories in light and the
 * first in dark, and of every screen and foundation all stories in both. Important are the first story of a
 * component in light, screens and foundations. The app's own screens are left out: they change often, and
 * end-to-end tests cover them.
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
