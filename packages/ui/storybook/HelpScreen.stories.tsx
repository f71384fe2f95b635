import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Accordion } from '../src/layout/Accordion/Accordion'
import { Card } from '../src/layout/Card/Card'
import { Header } from '../src/layout/Header/Header'
import headerMeta from '../src/layout/Header/Header.stories'
import { LoopVideo } from '../src/media/LoopVideo/LoopVideo'
import { PageLayout } from '../src/layout/PageLayout/PageLayout'
import { SafeHtml } from '../src/text/SafeHtml/SafeHtml'
import { Tabs } from '../src/layout/Tabs/Tabs'
import { sampleVideo } from '../testing/sampleVideo'
import * as css from './stories.css'

interface HelpPage {
  id: string
  title: string
  html: string
  video?: string
}

const pages: readonly HelpPage[] = [
  {
    id: '1',
    title: 'Vælg kriterier i træet',
    video: 'Et træ, hvor kriterier vælges',
    html: '<p>Et tryk <strong>medtager</strong> et kriterium, endnu et <strong>udelukker</strong> det.</p><ol><li>Åbn filteret.</li><li>Tryk på et kriterium.</li></ol>',
  },
  {
    id: '2',
    title: 'Søg på postnummer',
    html: '<p>Vælg <em>Postnummer</em> i feltet, og skriv de første cifre.</p>',
  },
  {
    id: '3',
    title: 'Gem søgningen som agent',
    html: '<p>Så får du nyt på <a href="#/settings">mail</a>.</p>',
  },
]

function Chapter({ pages: shown }: { pages: readonly HelpPage[] }) {
  const [expandedIds, setExpandedIds] = useState(['1'])
  return (
    <Accordion
      headingLevel={2}
      expanded={expandedIds}
      onExpandedChange={setExpandedIds}
      items={shown.map(({ id, title, html, video }) => ({
        id,
        title,
        anchor: `page${id}`,
        content: (
          <>
            <SafeHtml html={html} />
            {video !== undefined && <LoopVideo src={sampleVideo} label={video} restartDelayMs={5000} />}
          </>
        ),
      }))}
    />
  )
}

function HelpScreen() {
  const [selectedId, setSelectedId] = useState('search')
  return (
    <PageLayout width="page" header={<Header {...headerMeta.args} />}>
      <div className={css.page}>
        <div className={css.stack}>
          <h1 className={css.title}>Vejledning</h1>
          <p className={css.lead}>Sådan finder du de rigtige udbud og overser ingen.</p>
        </div>
        <Tabs
          label="Kapitler"
          value={selectedId}
          onChange={setSelectedId}
          tabs={[
            { id: 'search', title: 'Søgning', note: pages.length, content: <Chapter pages={pages} /> },
            { id: 'lists', title: 'Lister', content: <Card>Sådan følger du projekter sammen.</Card> },
            { id: 'agents', title: 'Agenter', content: <Card>Sådan får du besked om nyt.</Card> },
          ]}
        />
      </div>
    </PageLayout>
  )
}

const meta = {
  title: 'Screens/Help',
  component: HelpScreen,
  // Pass the function itself, because Storybook then gets the elements that `HelpScreen` returns and can
  // translate their texts.
  render: HelpScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HelpScreen>

export default meta

export const Help: StoryObj<typeof meta> = {}
