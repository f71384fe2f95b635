import { useIntl } from 'react-intl'
import { stack } from '../../parts/boxes.css'
import * as css from '../parts/Sections.css'
import { JobsTable } from './JobsTable'
import { messages } from './Runs.messages'
import { SourcesTable } from './SourcesTable'

/** What runs by itself: the sources from which notices are fetched, and the jobs. */
export function RunsTab() {
  const { formatMessage } = useIntl()
  return (
    <div className={stack}>
      <h2 className={css.title}>{formatMessage(messages.sources)}</h2>
      <SourcesTable />
      <h2 className={css.title}>{formatMessage(messages.jobs)}</h2>
      <JobsTable />
    </div>
  )
}
