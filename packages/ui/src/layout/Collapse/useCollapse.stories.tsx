import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useCollapse } from './useCollapse'

function LongText() {
  const { isLong, isExpanded, contentProps, toggleProps } = useCollapse({ maxHeight: 40 })
  const { onPress, ...toggle } = toggleProps
  return (
    <div style={{ maxInlineSize: 320 }}>
      <div {...contentProps}>
        Kommunen udbyder renovering af Lindbro over Kragå. Arbejdet omfatter nyt brodæk, fugtisolering,
        belægning og rækværk samt betonreparationer på søjler og vederlag.
      </div>
      {isLong && (
        <button type="button" {...toggle} onClick={onPress}>
          {isExpanded ? 'Vis mindre' : 'Vis mere'}
        </button>
      )}
    </div>
  )
}

const meta = {
  title: 'Hooks/useCollapse',
  // Pass the function itself, because Storybook then gets the elements that `LongText` returns and can
  // translate their texts.
  render: LongText,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis mere' }))
    await expect(canvas.getByRole('button', { name: 'Vis mindre' })).toHaveAttribute('aria-expanded', 'true')
  },
}
