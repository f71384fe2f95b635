import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { ItemSearchResults } from '../../loading/fetchResults'
import { ProcurementRows } from '../../item/rows/ProcurementRows'
import { ProjectRows } from '../../item/rows/ProjectRows'
import { small } from '../../styles/text.css'
import { MarkedPassage } from './MarkedPassage'
import { messages } from './PartialMatches.messages'
import * as css from './ResultsColumn.css'
import type { ResultsView } from './useResultsView'

interface PartialMatchesProps {
  results: ItemSearchResults
  view: ResultsView
}

/**
 * Shows items that contain only some of the searched words (S22). The items that contain all words, if any,
 * are above.
 */
export function PartialMatches({ results, view }: PartialMatchesProps) {
  const { formatMessage } = useIntl()
  const headingId = useId()
  const { partialMatches: partial } = results
  if (partial === undefined) return null
  const heading = formatMessage(results.type === 'project' ? messages.projects : messages.procurements)
  const marked = partial.highlights.flatMap(({ name }) => name.filter(({ isMatch }) => isMatch))
  const shared = {
    label: heading,
    view,
    headingLevel: 3 as const,
    // Highlight these words in the names. They include translations, which the user did not type.
    typed: [...new Set(marked.map(({ text }) => text))].join(' '),
    renderReason: ({ id }: { readonly id: number }) => (
      <MarkedPassage highlight={partial.highlights.find((one) => one.id === id)} />
    ),
  }
  return (
    <section aria-labelledby={headingId} className={css.partial}>
      <h2 id={headingId} className={css.partialHeading}>
        {heading}
      </h2>
      <p className={small}>{formatMessage(messages.explanation)}</p>
      {results.type === 'project' ? (
        <ProjectRows {...shared} items={results.partialMatches?.items ?? []} />
      ) : (
        <ProcurementRows {...shared} items={results.partialMatches?.items ?? []} />
      )}
    </section>
  )
}
