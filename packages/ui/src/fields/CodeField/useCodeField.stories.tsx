import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useCodeField } from './useCodeField'

function Code() {
  const code = useCodeField({ length: 4 })
  return (
    <fieldset {...code.groupProps}>
      <p {...code.labelProps}>Koden fra e-mailen</p>
      <div dir="ltr">
        {[1, 2, 3, 4].map((place) => (
          <input key={place} aria-label={`${place} / 4`} size={2} {...code.getBoxProps(place - 1)} />
        ))}
      </div>
      <p {...code.descriptionProps}>Koden er på fire bogstaver og gælder i ti minutter.</p>
      <p {...code.errorProps} />
    </fieldset>
  )
}

const meta = {
  title: 'Hooks/useCodeField',
  // Pass the function itself, because Storybook then gets the elements that `Code` returns and can translate
  // their texts.
  render: Code,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '1 / 4' }))
    await userEvent.keyboard('kr')
    await expect(canvas.getByRole('textbox', { name: '3 / 4' })).toHaveFocus()
  },
}
