import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { sampleImage } from '../../../testing/sampleImage'
import { Carousel } from './Carousel'

const names = ['Facade mod syd', 'Snit A-A', 'Stueplan', 'Situationsplan', 'Facade mod nord']

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    label: 'Billeder',
    images: names.map((alt, number) => ({ id: number, src: sampleImage(number), alt })),
    intervalMs: 4000,
  },
  parameters: { width: '720px' },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const OneAtATime: Story = {}
export const ThreeAtATime: Story = { args: { perView: 3 } }
export const TwoTall: Story = { args: { perView: 2, shape: '1x2' }, parameters: { width: '360px' } }
export const SixAtATime: Story = { args: { perView: 6 } }
export const NeverTurning: Story = { args: { intervalMs: undefined } }
export const One: Story = { args: { images: [{ id: 1, src: sampleImage(3), alt: 'Facade mod syd' }] } }
export const Missing: Story = {
  args: {
    perView: 2,
    images: [
      { id: 1, src: null, alt: 'Facade mod syd' },
      { id: 2, src: 'data:image/png;base64,AAAA', alt: 'Stueplan' },
      { id: 3, src: sampleImage(2), alt: 'Snit' },
    ],
  },
}
export const Enlarged: Story = {
  args: { perView: 3 },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forstør: Snit A-A' }))
    await expect(await screen.findByRole('dialog', { name: 'Snit A-A' })).toBeVisible()
  },
}
export const Moving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Næste billeder' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 af 5')
  },
}
export const Focused: Story = {
  args: { perView: 3 },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('button', { name: 'Forstør: Facade mod syd' })
    await userEvent.tab()
    if (document.activeElement !== image) await userEvent.tab()
    await expect(image).toHaveFocus()
  },
}
export const Hovered: Story = {
  args: { perView: 3 },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('button', { name: 'Forstør: Stueplan' })
    await userEvent.hover(image)
    await expect(image).toHaveAttribute('data-hovered')
  },
}
