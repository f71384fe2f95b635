import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../src')
const scrolling = /overflow[XY]?: '(auto|scroll)'/
const positioned = /position: '(relative|absolute|sticky|fixed)'/

/** The statements of a style sheet, each with one rule. */
const rulesOf = (text: string) => text.split(/^(?=export const|const|globalStyle)/m)

const files = globSync('**/*.css.ts', { cwd: folder })

// The popover is positioned by React Aria, which writes its position into the element.
const exempt = new Set(['styles/popover.css.ts'])

test.each(files.filter((file) => !exempt.has(file)))(
  '[S21] a part that scrolls also holds its hidden texts: %s',
  (file) => {
    const rules = rulesOf(readFileSync(resolve(folder, file), 'utf8'))
    expect(rules.filter((rule) => scrolling.test(rule) && !positioned.test(rule))).toEqual([])
  },
)
