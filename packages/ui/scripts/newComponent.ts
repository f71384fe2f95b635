import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Creates a component from the standard files, in a group of `src`, and its entry in `exports`.
 *
 * Usage: `pnpm new:component fields/QuarterField`
 */
const root = resolve(import.meta.dirname, '..')
const [path = ''] = process.argv.slice(2)
const [, group, name] = /^([a-z]+)\/([A-Z][A-Za-z0-9]+)$/.exec(path) ?? []
if (group === undefined || name === undefined || !existsSync(join(root, 'src', group))) {
  console.error(
    `"${path}" cannot be used: it must be a folder of packages/ui/src and a name in PascalCase. For example: pnpm new:component fields/QuarterField.`,
  )
  process.exit(1)
}

const folder = join(root, 'src', group, name)
if (existsSync(folder)) {
  console.error(
    `${folder} already exists and would be overwritten. Choose another name, or edit that folder.`,
  )
  process.exit(1)
}

const variable = name[0]?.toLowerCase() + name.slice(1)

const files: Record<string, string> = {
  [`src/${group}/${name}/${name}.tsx`]: `import type { ReactNode } from 'react'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import * as css from './${name}.css'

/** The props of ${name}. */
export interface ${name}Props extends RootProps<HTMLDivElement> {
  children: ReactNode
}

/** One sentence: what ${name} shows and when to use it. */
export function ${name}({ children, className, ...root }: ${name}Props) {
  return (
    <div {...root} className={classNames(css.${variable}, className)}>
      {children}
    </div>
  )
}
`,
  [`src/${group}/${name}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

export const ${variable} = style(inLayer({ color: vars.color.ink }), '${variable}')
`,
  [`src/${group}/${name}/${name}.messages.ts`]: `import { defineMessages } from 'react-intl'

export const ${variable}Messages = defineMessages({
  label: { id: 'ui.${name}.label', defaultMessage: '${name}' },
})
`,
  [`src/${group}/${name}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name} } from './${name}'

const meta = { title: 'Components/${name}', component: ${name}, args: { children: '${name}' } } satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
`,
  [`src/${group}/${name}/${name}.test.tsx`]: `import { expect, test } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import { ${name} } from './${name}'

test('[G03] ${name} shows its content', async () => {
  const ui = await renderUi(<${name}>Content</${name}>)
  await expect.element(ui.getByText('Content')).toBeVisible()
})
`,
  [`src/${group}/${name}/${name}.mdx`]: `import { Controls, Description, Meta, Primary, Stories, Title } from '@storybook/addon-docs/blocks'
import * as stories from './${name}.stories'

<Meta of={stories} />

<Title />

<Description />

<Primary />

## When to use

## Alternatives

## Accessibility

## Props

<Controls />

<Stories includePrimary={false} title="States" />
`,
  [`exports/${name}.ts`]: `export { ${name} } from '../src/${group}/${name}/${name}'
export type { ${name}Props } from '../src/${group}/${name}/${name}'
`,
}

mkdirSync(folder)
for (const [file, text] of Object.entries(files)) {
  writeFileSync(join(root, file), text)
  console.log(`packages/ui/${file}`)
}
console.log(
  `Next: complete the docs, add a sample to packages/ui/tests/conformance/samples, and add ui.${name}.label to the four catalogs of packages/messages.`,
)
