import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { CalendarFeedModal } from './CalendarFeedModal'

const url = 'https://www.spadestik.dk/calendar/9yTkLw2m7Yc1vJqR5nXb0sUe8aHfGdZi3oPlKxWtQ4M.ics'

const atomUrl = url.replace('/calendar/', '/feeds/').replace('.ics', '.atom')
const jsonUrl = atomUrl.replace('.atom', '.json')

const meta = {
  title: 'Components/CalendarFeedModal',
  component: CalendarFeedModal,
  args: {
    isOpen: true,
    name: 'Skal bydes på',
    created: null,
    onClose: fn(),
    onCreate: fn(),
    onRenew: fn(),
    onDelete: fn(),
    onCopy: fn(() => Promise.resolve()),
  },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof CalendarFeedModal>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutAddress: Story = {}
export const Everything: Story = { args: { name: undefined } }
export const Loading: Story = { args: { created: undefined } }
export const NewAddress: Story = { args: { created: '23.11.2026', url } }
export const NewAddresses: Story = { args: { created: '23.11.2026', url, atomUrl, jsonUrl } }
export const NewsOnly: Story = { args: { created: '23.11.2026', isNewsOnly: true } }
export const NewNews: Story = { args: { created: '23.11.2026', isNewsOnly: true, url, atomUrl, jsonUrl } }
export const LongTexts: Story = {
  args: {
    created: '23.11.2026',
    name: 'Renoveringer og energioptimeringer af almene boliger i Region Midtjylland og Region Nordjylland',
    url: url.replace('.ics', `${'x'.repeat(60)}.ics`),
  },
}
export const WithAddress: Story = { args: { created: '23.11.2026' } }
export const Read: Story = { args: { created: '23.11.2026', lastRead: '27.11.2026' } }
export const Submitting: Story = { args: { isSubmitting: true } }
export const Failed: Story = { args: { errorMessage: 'Adressen blev ikke oprettet; prøv igen.' } }
export const Copied: Story = {
  args: { created: '23.11.2026', url },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kopiér adressen' }))
    await expect(await screen.findByText('Adressen er kopieret')).toBeVisible()
  },
}
export const Renewing: Story = {
  args: { created: '23.11.2026' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Opret en ny adresse' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Opret en ny adresse?' })).toBeVisible()
  },
}
