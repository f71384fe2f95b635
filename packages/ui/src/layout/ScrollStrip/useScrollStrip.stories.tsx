import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useScrollStrip } from './useScrollStrip'

const titles = [
  'Første spadestik til børnehus ved Engvej',
  'Lindbro får nyt dæk til foråret',
  'Havneby udbyder renovering af tre skoler',
]

function Articles() {
  const strip = useScrollStrip({ 'aria-label': 'Artikler', paddleDistance: 500 })
  return (
    <div style={{ maxInlineSize: 320 }}>
      <section {...strip.stripProps}>
        <ul {...strip.listProps}>
          {titles.map((title) => (
            <li key={title} style={{ flex: 'none', inlineSize: 240 }}>
              {title}
            </li>
          ))}
        </ul>
      </section>
      {strip.canScroll && (
        <button type="button" disabled={strip.onwardProps.isDisabled} onClick={strip.onwardProps.onPress}>
          Rul frem
        </button>
      )}
    </div>
  )
}

const meta = {
  title: 'Hooks/useScrollStrip',
  // Pass the function itself, because Storybook then gets the elements that `Articles` returns and can
  // translate their texts.
  render: Articles,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rul frem' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rul frem' })).toBeDisabled())
  },
}
