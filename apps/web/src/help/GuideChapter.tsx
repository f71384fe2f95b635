import type { Schemas } from '@spadestik/api-client'
import { Accordion } from '@spadestik/ui/Accordion'
import { useState } from 'react'
import { GuidePart } from './GuidePart'
import * as css from './Help.css'

interface GuideChapterProps {
  pages: readonly Schemas['HelpdeskPage'][]
  /** The id of the guide page that is expanded at first. Null if the address names no page. */
  openPage: number | null
}

export function GuideChapter({ pages, openPage }: GuideChapterProps) {
  const [expandedIds, setExpandedIds] = useState(openPage === null ? [] : [String(openPage)])
  return (
    <Accordion
      headingLevel={2}
      expanded={expandedIds}
      onExpandedChange={setExpandedIds}
      items={pages.map(({ id, title, parts }) => ({
        id: String(id),
        anchor: `page${id}`,
        title,
        content: (
          <div className={css.parts}>
            {parts.map((part) => (
              <GuidePart key={part.id} part={part} title={title} />
            ))}
          </div>
        ),
      }))}
    />
  )
}
