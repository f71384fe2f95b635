import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Accordion, AccordionPart } from './Accordion'

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    expanded: ['agent'],
    onExpandedChange: fn(),
    items: [
      {
        id: 'agent',
        title: 'Hvad er en agent?',
        content: <p>En søgning, der er gemt og sender nyt på mail.</p>,
      },
      { id: 'list', title: 'Hvad er en liste?', content: <p>Projekter og udbud, som du følger samlet.</p> },
      {
        id: 'hidden',
        title: 'Hvordan skjuler jeg et projekt, som ikke er relevant for vores afdeling?',
        summary: 'Opdateret 02.11.2026',
        content: <p>Vælg øjet i linjen med handlinger.</p>,
      },
      { id: 'tips', title: 'Tips', content: <p>Kræver abonnement.</p>, isDisabled: true },
    ],
  },
  parameters: { width: '560px' },
  render: function Render(args) {
    const [expandedIds, setExpandedIds] = useState(args.expanded)
    return <Accordion {...args} expanded={expandedIds} onExpandedChange={setExpandedIds} />
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const AllFolded: Story = { args: { expanded: [] } }
export const Narrow: Story = { parameters: { width: '320px' } }
export const OneAtATime: Story = {
  args: { isSingle: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hvad er en liste?' }))
    await expect(canvas.getByRole('button', { name: 'Hvad er en agent?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Hvad er en agent?' })).toHaveFocus()
  },
}
export const OfParts: Story = {
  render: () => (
    <Accordion defaultExpanded={['agent']}>
      <AccordionPart id="agent" title="Hvad er en agent?">
        En søgning, der er gemt og sender nyt på mail.
      </AccordionPart>
      <AccordionPart id="list" title="Hvad er en liste?" summary="Opdateret 02.11.2026">
        Projekter og udbud, som du følger samlet.
      </AccordionPart>
    </Accordion>
  ),
}
