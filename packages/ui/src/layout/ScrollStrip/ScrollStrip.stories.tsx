import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleImage } from '../../../testing/sampleImage'
import { Card } from '../Card/Card'
import { FileImage } from '../../media/FileImage/FileImage'
import { Link } from '../../actions/Link/Link'
import { ScrollStrip } from './ScrollStrip'

const titles = [
  'Første spadestik til børnehus ved Engvej',
  'Lindbro får nyt dæk til foråret',
  'Havneby udbyder renovering af tre skoler',
  'Ny hal til genbrugsbeton ved Tangå',
  'Sundby vælger træ til rådhus',
  'Kajen i Humlesund forlænges',
]

const meta = {
  title: 'Components/ScrollStrip',
  component: ScrollStrip,
  args: {
    label: 'Artikler',
    paddleDistance: 500,
    itemWidth: 240,
    items: titles.map((title, number) => ({
      id: number,
      content: (
        <Card>
          <FileImage src={sampleImage(number)} alt="" shape="3x1" />
          <p style={{ marginBlockStart: 8 }}>
            <Link href={`#/${number}`} variant="strong">
              {title}
            </Link>
          </p>
        </Card>
      ),
    })),
  },
  parameters: { width: '720px' },
} satisfies Meta<typeof ScrollStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Narrow: Story = { parameters: { width: '320px' } }
export const Fits: Story = { args: { items: meta.args.items.slice(0, 2) } }
export const Moved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rul frem' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rul tilbage' })).toBeEnabled())
  },
}
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Artikler' })).toHaveFocus()
  },
}
