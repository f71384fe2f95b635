import type { Meta, StoryObj } from '@storybook/react-vite'
import { longNotes, longText, shortNotes } from '../../../testing/printSamples'
import timelineMeta from '../../item/PhaseTimeline/PhaseTimeline.stories'
import { PrintProcurement } from './PrintProcurement'

const meta = {
  title: 'Components/PrintProcurement',
  component: PrintProcurement,
  args: {
    kicker: 'Udbud 90112 · opdateret 18.11.2026 · Offentligt udbud',
    name: 'Renovering af Lindbro over Kragå, etape 2',
    lead: 'Nyt brodæk, fugtisolering, belægning og rækværk.',
    link: 'https://www.example.com/procurement/90112',
    printedOn: '21.11.2026',
    phases: timelineMeta.args.phases,
    facts: [
      { id: 'budget', term: 'Budget', detail: '48 mio. kr.', isStrong: true },
      { id: 'type', term: 'Udbudsform', detail: 'Offentligt udbud' },
    ],
    dates: [
      { id: 'offers', label: 'Aflevering af tilbud', from: null, to: '27.11.2026', address: 'Engvej 4' },
      { id: 'inquiry', label: 'Forespørgsler til udbud', from: null, to: '19.11.2026', address: null },
    ],
    description: 'Arbejdet udføres i fire etaper med trafik i ét spor.',
    criteria: [{ id: 'category', term: 'Kategori', detail: 'Anlæg › Broer og tunneler › Vejbroer' }],
    roles: [{ id: 1, company: 'Fjordby Kommune', role: 'Bygherre', note: null }],
    winners: [],
    announcements: [
      { id: 1, date: '12.11.2026', kind: 'Rettelse', changes: 'Fristen er flyttet til 27.11.2026.' },
    ],
    authority: [
      { id: 'provider', term: 'Udbyder', detail: 'Fjordby Kommune, Teknik og Miljø' },
      { id: 'eu', term: 'EU-nr.', detail: '2026/S 214-778123' },
    ],
    tenderText: null,
    updates: [],
    notes: shortNotes,
    hasCompactNotes: true,
  },
} satisfies Meta<typeof PrintProcurement>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const Long: Story = {
  args: {
    description: longText.slice(0, 1800),
    tenderText: longText,
    winners: Array.from({ length: 9 }, (_, index) => ({
      id: index,
      company: `Firma ${index + 1}`,
      role: 'Entreprenør',
      date: '12.11.2026',
    })),
    lots: Array.from({ length: 24 }, (_, index) => ({
      id: `LOT-${index + 1}`,
      number: String(index + 1),
      title:
        index % 5 === 2
          ? 'Betonrenovering af vejbroer og tunneler i den vestlige del af kommunen, herunder fugtisolering'
          : `Delstrækning ${index + 1}`,
      deadline: '04.12.2026 kl. 12.00',
      sum: index % 4 === 3 ? null : `${index + 2} mio. kr.`,
      result: index % 3 === 0 ? 'Tildelt' : index % 7 === 1 ? 'Afsluttet uden kontrakt' : null,
      winner: index % 3 === 0 ? 'Nordkyst Ingeniører A/S' : null,
    })),
    notes: longNotes,
    hasCompactNotes: false,
  },
}
export const Bare: Story = {
  args: {
    phases: [],
    dates: [],
    description: null,
    criteria: [],
    roles: [],
    announcements: [],
    authority: [],
    notes: [],
  },
}
