import type { Schemas } from '@spadestik/api-client'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { Tabs } from '@spadestik/ui/Tabs'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../routing/paths'
import { GuideChapter } from './GuideChapter'
import { pageOfHash, shownTab } from './guideAddress'
import { messages } from './Help.messages'

/** The user guide in tabs. The address contains the tab and the open page (A07, R05). */
export function Guide({ tabs }: { tabs: readonly Schemas['HelpdeskTab'][] }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  const ordered = [...tabs].sort((a, b) => a.index - b.index)
  const openPage = pageOfHash(hash)
  const shown = shownTab(ordered, new URLSearchParams(search).get('tab'), openPage)
  if (shown === null) return <EmptyState title={formatMessage(messages.noGuide)} />
  return (
    <Tabs
      label={formatMessage(messages.guide)}
      value={String(shown)}
      onChange={(id) => {
        if (id !== String(shown)) void navigate(`${paths.help}?tab=${id}`, { replace: true })
      }}
      tabs={ordered.map(({ id, name, pages }) => ({
        id: String(id),
        title: name,
        note: pages.length,
        content: <GuideChapter key={openPage} pages={pages} openPage={openPage} />,
      }))}
    />
  )
}
