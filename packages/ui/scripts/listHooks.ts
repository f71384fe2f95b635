import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pageOf, withoutLinks } from './docsSections'

export interface DescribedHook {
  name: string
  /** The path from which apps import the hook. */
  door: string
  description: string
  guide: string
}

/**
 * Returns the documentation page of a hook as Markdown, without its title, links and JSX. Leaves out
 * paragraphs that link to a story, because the package is published without Storybook.
 */
function guideOf(page: string): string {
  const [, body = ''] = page.split(/^# .*$/m)
  return withoutLinks(
    body
      .split('\n\n')
      .filter((paragraph) => !paragraph.includes('](?path=/story/'))
      .join('\n\n'),
  )
    .replaceAll(/<Markdown>\{`\n|^`\}<\/Markdown>\n/gm, '')
    .replaceAll('\\`', '`')
    .trim()
}

/** Returns every public hook that has a documentation page. The README lists the others as helpers. */
export function listHooks(folder: string): DescribedHook[] {
  return readdirSync(join(folder, 'exports'))
    .filter((file) => /^use[A-Z]/.test(file))
    .map((file) => basename(file, '.ts'))
    .map((name) => ({ name, door: `@spadestik/ui/${name}`, guide: guideOf(pageOf(folder, name)) }))
    .filter(({ guide }) => guide !== '')
    .map(({ name, door, guide }) => ({ name, door, description: firstSentence(guide), guide }))
}

const firstSentence = (text: string) => (text.split(/(?<=\.)\s/)[0] ?? '').replaceAll('\n', ' ')
