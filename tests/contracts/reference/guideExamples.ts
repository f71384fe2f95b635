import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Markup } from './Markup'
import { markup } from './Markup'

const folder = join(import.meta.dirname, '../../examples')

/** The programs that the guide shows, as they stand in `tests/examples`, where tests run them. */
export const shownExamples = {
  logIn: [['A shell with curl', 'log-in.sh']],
  search: [
    ['A shell with curl', 'search.sh'],
    ['Python and its standard library', 'search.py'],
    ['TypeScript with our client', 'search.ts'],
  ],
  changes: [
    ['A shell with curl', 'follow-changes.sh'],
    ['Python and its standard library', 'follow_changes.py'],
    ['TypeScript with our client', 'followChanges.ts'],
  ],
  webhooks: [['Python and its standard library', 'receive_hints.py']],
} as const satisfies Record<string, readonly (readonly [label: string, file: string])[]>

/** Renders the programs of a section of the guide, each behind its name. */
export function examples(name: keyof typeof shownExamples): Markup {
  return markup`${shownExamples[name].map(
    ([label, file]) =>
      markup`<details>
        <summary>${label}: <code>${file}</code></summary>
        <pre tabindex="0" role="region" aria-label="${file}"><code>${readFileSync(join(folder, file), 'utf8')}</code></pre>
      </details>`,
  )}`
}
