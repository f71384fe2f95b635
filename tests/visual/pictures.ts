import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A picture to compare: one story in one theme. */
export interface Picture {
  readonly story: string
  readonly theme: 'light' | 'dark' | 'contrast'
  /** Whether `pnpm test` compares this picture. `pnpm test:visual` compares all. */
  readonly isImportant: boolean
}

/** A story of the built Storybook. */
export interface BuiltStory {
  readonly id: string
  readonly type: string
  readonly title: string
}

/** The folder of the built Storybook. */
export const storybookFolder = resolve('storybook-static')

/** Returns the stories of the built Storybook, in their order. */
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
 * Returns the pictures to take. For a component, these are its first two stories in light mode and its first
 * story in dark mode. For foundations, hooks and screens, these are all stories in both modes. The first
 * story of each component in light mode is important, and so are all foundations, hooks and screens. The
 * stories below `Patterns/`, such as the app's own screens, are left out. These screens change often, and
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
