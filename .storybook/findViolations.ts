import type { Page } from 'playwright'

interface Result {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
  }[]
}

interface Channel {
  once: (event: string, listener: (value: unknown) => void) => void
  emit: (event: string, ...values: unknown[]) => void
}

interface Preview {
  readonly currentRender: { readonly story: { readonly parameters: { readonly a11y: object } } }
}

/** @param rules the rules to check, or null for all rules that are on for the story */
export async function findViolations(
  page: Page,
  storyId: string,
  rules: readonly string[] | null,
): Promise<string[]> {
  const { violations } = await page.evaluate(
    ({ id, runOnly }) =>
      new Promise<Result>((resolve, reject) => {
        const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
        const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
        channel.once('storybook/a11y/result', (result) => resolve(result as Result))
        channel.once('storybook/a11y/error', reject)
        const { a11y } = preview.currentRender.story.parameters
        channel.emit('storybook/a11y/manual', id, runOnly === null ? a11y : { ...a11y, options: { runOnly } })
      }),
    { id: storyId, runOnly: rules },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}
