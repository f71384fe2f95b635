import { texts } from '@spadestik/messages/texts/da'
import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { UiProvider } from '../../src/layout/UiProvider/UiProvider'

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../../src/**/*.stories.tsx', {
  eager: true,
})

const stories = Object.values(files).flatMap((file) =>
  Object.entries<ComponentType>(composeStories(file)).map(([name, Story]) => {
    const { title = '' } = file.default
    return { name: `${title} / ${name}`, Story }
  }),
)

describe('[G08] on a server', () => {
  test('there is no DOM, and the stories are found', () => {
    expect(typeof document).toBe('undefined')
    expect(stories.length).toBeGreaterThan(400)
  })

  test.each(stories)('$name renders without errors', ({ Story }) => {
    const complain = vi.spyOn(console, 'error').mockReturnValue()
    renderToString(
      <UiProvider language="da" texts={texts}>
        <Story />
      </UiProvider>,
    )
    expect(complain.mock.calls).toEqual([])
    complain.mockRestore()
  })
})
