import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Footer } from './Footer'

const meta = {
  title: 'Components/Footer',
  component: Footer,
  args: {
    columns: [
      {
        title: 'Ydelser',
        links: [
          { href: '#', label: 'Fordele' },
          { href: '#', label: 'Priser' },
          { href: '#', label: 'Book en demo' },
        ],
      },
      {
        title: 'Kontakt',
        links: [
          { href: '#', label: 'Om os' },
          { href: '#', label: 'Support' },
          { href: 'tel:+4570000000', label: '+45 70 00 00 00' },
        ],
      },
      {
        title: 'Andet',
        links: [
          { href: '#', label: 'Cookiepolitik' },
          { href: '#', label: 'Vilkår' },
        ],
      },
    ],
    languages: [
      { id: 2, nativeName: 'Dansk' },
      { id: 4, nativeName: 'Svenska' },
      { id: 1, nativeName: 'English' },
      { id: 7, nativeName: 'Norsk' },
    ],
    languageId: 2,
    onLanguageChange: fn(),
  },
  // Add an empty main landmark, because a page needs one. It must not contain the footer.
  decorators: [
    (Story) => (
      <>
        <main />
        <Story />
      </>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
