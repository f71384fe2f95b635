import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Collapse } from './Collapse'

const paragraphs = [
  'Kommunen udbyder renovering af Lindbro over Kragå. Arbejdet omfatter nyt brodæk, fugtisolering, belægning og rækværk samt betonreparationer på søjler og vederlag.',
  'Broen er åben for trafik i ét spor under hele arbejdet. Tilbudsgiver skal derfor vedlægge en plan for trafikafvikling i fire etaper og for støjende arbejde uden for skolernes ferier.',
  'Der lægges vægt på pris (60 %), tidsplan (25 %) og miljø (15 %). Spørgsmål stilles skriftligt, og svar offentliggøres for alle senest seks dage før fristen.',
]

const meta = {
  title: 'Components/Collapse',
  component: Collapse,
  args: {
    maxHeight: 120,
    children: paragraphs.map((text) => (
      <p key={text} style={{ marginBlockEnd: 8 }}>
        {text}
      </p>
    )),
  },
  parameters: { width: '420px' },
} satisfies Meta<typeof Collapse>

export default meta
type Story = StoryObj<typeof meta>

export const Cut: Story = {}
export const Unfolded: Story = { args: { defaultExpanded: true } }
export const Fits: Story = { args: { children: <p>{paragraphs[0]}</p> } }
export const OnlyOnNarrowScreens: Story = { args: { below: 'tablet' } }
export const Unfolding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis mere' }))
    await expect(canvas.getByRole('button', { name: 'Vis mindre' })).toHaveAttribute('aria-expanded', 'true')
  },
}
