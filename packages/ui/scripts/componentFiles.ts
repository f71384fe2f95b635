/** Returns the files of a new component: the content of each file by its path in the package. */
export function componentFiles(group: string, name: string): Record<string, string> {
  const variable = `${name[0]?.toLowerCase()}${name.slice(1)}`
  return {
    [`src/${group}/${name}/${name}.tsx`]: `import type { ReactNode } from 'react'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import * as css from './${name}.css'

/** The props of ${name}. */
export interface ${name}Props extends RootProps<HTMLDivElement> {
  /** The content. Replace this text with a description of what the component expects as its content. */
  children: ReactNode
}

/** Shows its content. Replace this with one sentence: what ${name} shows and when to use it. */
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
    [`src/${group}/${name}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name} } from './${name}'

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>

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
import { PropList } from '../../../storybook/PropList'
import { ScreenReader } from '../../../storybook/ScreenReader'
import * as stories from './${name}.stories'

<Meta of={stories} />

<Title />

<Description />

<Primary />

## When to use

## When not to use

## Keyboard

It has no keys of its own.

## Accessibility

## What a screen reader gets

<ScreenReader of="${name}" />

## Props

<PropList of="${name}" />

<Controls />

<Stories includePrimary={false} title="States" />
`,
    [`exports/${name}.ts`]: `export { ${name} } from '../src/${group}/${name}/${name}'
export type { ${name}Props } from '../src/${group}/${name}/${name}'
`,
  }
}

const sampleFiles: Readonly<Record<string, string>> = {
  actions: 'action',
  criteria: 'data',
  data: 'data',
  dialogs: 'dialog',
  feedback: 'feedback',
  fields: 'field',
  graphics: 'feedback',
  item: 'item',
  layout: 'layout',
  media: 'data',
  overlays: 'action',
  print: 'item',
  saved: 'dialog',
  text: 'feedback',
}

/**
 * Returns the path of the file with samples for the conformance tests of a group of components. Returns null
 * if the group has no such file.
 */
export function sampleFile(group: string): string | null {
  const name = sampleFiles[group]
  return name === undefined ? null : `tests/conformance/samples/${name}Samples.tsx`
}

export function addSample(text: string, group: string, name: string): string {
  const imported = `import { ${name} } from '../../../src/${group}/${name}/${name}'\n`
  const sample = `  ${name}: (root) => <${name} {...root}>Content</${name}>,\n`
  return text
    .replace(/^import type \{ Samples \}/m, (line) => imported + line)
    .replace(/\}\s*$/, (end) => sample + end)
}
