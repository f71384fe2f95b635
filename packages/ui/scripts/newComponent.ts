import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Makes the folder of a new component as every other one is laid out, and its door.
 *
 * Usage: `pnpm new:component QuarterField`
 */
const [name] = process.argv.slice(2)
if (name === undefined || !/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error(
    `"${name ?? ''}" is no name for a component: files, export and door carry the name, so it must be a noun in PascalCase. Type, for instance, pnpm new:component QuarterField.`,
  )
  process.exit(1)
}

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'src', name)
if (existsSync(folder)) {
  console.error(
    `${folder} exists already and would be overwritten. Choose another name, or edit what is there.`,
  )
  process.exit(1)
}

const variable = name[0]?.toLowerCase() + name.slice(1)

const files: Record<string, string> = {
  [`src/${name}/${name}.tsx`]: `import type { ReactNode } from 'react'
import * as css from './${name}.css'

/** Says in one sentence what a ${name} is. */
export interface ${name}Props {
  children: ReactNode
}

/** Says in one sentence what ${name} does for its reader. */
export function ${name}({ children }: ${name}Props) {
  return <div className={css.${variable}}>{children}</div>
}
`,
  [`src/${name}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { inLayer } from '../styles/inLayer'
import { vars } from '../styles/vars.css'

export const ${variable} = style(inLayer({ color: vars.color.ink }), '${variable}')
`,
  [`src/${name}/${name}.messages.ts`]: `import { defineMessages } from 'react-intl'

/** Words of ${name}. */
export const ${variable}Messages = defineMessages({
  label: { id: 'ui.${name}.label', defaultMessage: '${name}' },
})
`,
  [`src/${name}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name} } from './${name}'

const meta = { title: 'Components/${name}', component: ${name}, args: { children: '${name}' } } satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
`,
  [`src/${name}/${name}.test.tsx`]: `import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi'
import { ${name} } from './${name}'

test('[G03] ${name} shows what it holds', async () => {
  const ui = await renderUi(<${name}>Content</${name}>)
  await expect.element(ui.getByText('Content')).toBeVisible()
})
`,
  [`src/${name}/${name}.mdx`]: `import { Controls, Description, Meta, Primary, Stories, Title } from '@storybook/addon-docs/blocks'
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
  [`exports/${name}.ts`]: `export { ${name} } from '../src/${name}/${name}'
export type { ${name}Props } from '../src/${name}/${name}'
`,
}

mkdirSync(folder)
for (const [path, text] of Object.entries(files)) {
  writeFileSync(join(root, path), text)
  console.log(`packages/ui/${path}`)
}
console.log(
  `Next: fill in the sentences, and add ui.${name}.label to the four catalogs of packages/messages.`,
)
