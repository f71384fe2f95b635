import type { Schemas } from '@spadestik/api-client'
import { shownOfList } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Eye, StarOff } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { soft } from '../../styles/text.css'
import { useHideActions, useListActions } from '../ItemActionsContext'
import { messages as pageMessages } from '../ItemPage.messages'
import { useShowMore } from '../useShowMore'
import { messages } from './OutsideProduct.messages'
import * as css from './OutsideProduct.css'

interface OutsideProductProps {
  projects: readonly Schemas['OutsideProject'][]
  /** The number of all such projects. `projects` is the first page of them. */
  count: number
  /** What a row offers: to take the project off the lists, or to stop hiding it. */
  action: 'remove' | 'showAgain'
}

/** Projects whose phase the product (subscription) leaves out, by their phase only (S09). */
export function OutsideProduct({ projects, count, action }: OutsideProductProps) {
  const { formatMessage } = useIntl()
  const { openListRemove } = useListActions()
  const { openUnhide } = useHideActions()
  const { place, presses, showMore } = useShowMore('outside')
  const shown = projects.slice(0, shownOfList(presses, projects.length))
  const isList = action === 'remove'
  return (
    <Card title={formatMessage(messages.title, { count })}>
      <div ref={place} className={css.content}>
        <p className={soft}>{formatMessage(messages.text)}</p>
        <ul className={css.list} aria-label={formatMessage(messages.title, { count })}>
          {shown.map(({ id, phase }) => {
            const name = formatMessage(messages.name, { phase: phase.name })
            const item = { type: 'project', id, name } as const
            return (
              <li key={id} className={css.entry}>
                <span>{name}</span>
                <Button
                  size="small"
                  icon={isList ? StarOff : Eye}
                  aria-label={formatMessage(isList ? messages.removeNamed : messages.showAgainNamed, {
                    name,
                  })}
                  onPress={() => (isList ? openListRemove(item) : openUnhide(item))}
                >
                  {formatMessage(isList ? messages.remove : messages.showAgain)}
                </Button>
              </li>
            )
          })}
        </ul>
        {shown.length < projects.length && (
          <Button variant="quiet" onPress={() => showMore(shown.length)}>
            {formatMessage(pageMessages.showMore)}
          </Button>
        )}
        <LinkButton href={paths.bookDemo}>{formatMessage(messages.demo)}</LinkButton>
      </div>
    </Card>
  )
}
