import * as css from '../ItemPage.css'
import { from } from '@spadestik/ui/breakpoints'
import { Card } from '@spadestik/ui/Card'
import type { Fact } from '@spadestik/ui/FactsStrip'
import { FactsStrip } from '@spadestik/ui/FactsStrip'
import { TableOfContents } from '@spadestik/ui/TableOfContents'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'
import { useCurrentSection } from './useCurrentSection'

function Contents({ sections }: { sections: readonly PageSection[] }) {
  const currentId = useCurrentSection(sections.map(({ id }) => id))
  return (
    <div className={css.contents}>
      <TableOfContents sections={sections} currentId={currentId} />
    </div>
  )
}

function Section({ section }: { section: PageSection }) {
  const { id, title, content, note, actions, isFlush, isBare, isPlain = false } = section
  return (
    <div id={id} tabIndex={-1} className={css.section}>
      {isPlain ? (
        content
      ) : (
        <Card title={title} note={note} actions={actions} isFlush={isFlush} isBare={isBare} isTitleOutside>
          {content}
        </Card>
      )}
    </div>
  )
}

interface ItemSectionsProps {
  facts: readonly Fact[]
  /** Renders the content above the sections. This content must contain `strip`, which shows the key facts. */
  head: (strip: ReactNode) => ReactNode
  sections: readonly PageSection[]
}

/** The content above the sections of a page, the sections, and a table of contents on wide screens (Q02). */
export function ItemSections({ facts, head, sections }: ItemSectionsProps) {
  const { formatMessage } = useIntl()
  const isWide = useMediaQuery(from('xl'))
  return (
    <div className={css.columns}>
      {isWide && <Contents sections={sections} />}
      <FactsStrip label={formatMessage(messages.keyFacts)} facts={facts}>
        {(strip) => (
          <div className={css.blocks}>
            {head(strip)}
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        )}
      </FactsStrip>
    </div>
  )
}

export interface PageSection {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** Whether the content, for example a table, fills the card to its edges. */
  readonly isFlush?: boolean
  /** Whether the content renders its own cards, so that the section renders none. */
  readonly isBare?: boolean
  /** Whether the content is shown without a card and a heading. */
  readonly isPlain?: boolean
}
