import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleImage } from '../../../testing/sampleImage'
import { SafeHtml } from './SafeHtml'

const meta = {
  title: 'Components/SafeHtml',
  component: SafeHtml,
  args: {
    html: `<h2>Gem en søgning som agent</h2>
<p>En <strong>agent</strong> husker dine filtre og sender <em>nyt</em> på mail. Læs mere på <a href="https://www.example.com">vores side</a>.</p>
<ol><li>Vælg filtre.</li><li>Vælg »Gem som agent«.</li><li>Vælg, hvor tit du vil have besked.</li></ol>
<h3>Hvor tit?</h3>
<table><thead><tr><th>Valg</th><th>Hvornår</th></tr></thead><tbody><tr><td>Straks</td><td>Når noget er nyt</td></tr><tr><td>Dagligt</td><td>Kl. 6</td></tr></tbody></table>
<blockquote>Du kan ændre det igen fra hver mail.</blockquote>
<p><img alt="Et byggeri" src="${sampleImage(1, 600, 200)}"></p>`,
  },
} satisfies Meta<typeof SafeHtml>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Narrow: Story = { parameters: { width: '320px' } }
export const Unsafe: Story = {
  args: {
    html: '<p onclick="alert(1)" style="color:red">Teksten bliver, resten er væk.</p><script>alert(2)</script><form><button>Send</button></form>',
  },
}
