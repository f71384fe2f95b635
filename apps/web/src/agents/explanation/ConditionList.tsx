import { Icon } from '@spadestik/ui/Icon'
import { Link } from '@spadestik/ui/Link'
import { Check, LockKeyhole, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { askedText, conditionName } from '../conditions/askedTexts'
import * as css from './Explanation.css'
import { messages } from './Explanation.messages'
import type { Condition } from './foundText'
import { foundText } from './foundText'

const signs = {
  met: { icon: Check, label: messages.met },
  notMet: { icon: X, label: messages.notMet },
  withheld: { icon: LockKeyhole, label: messages.withheld },
} as const

const stateOf = ({ isMet }: Condition) => (isMet === null ? 'withheld' : isMet ? 'met' : 'notMet')

interface ConditionListProps {
  conditions: readonly Condition[]
  /** The URL of the search page with the agent's filters. Null while the agents are loading. */
  searchHref: string | null
  /** Called when the user follows a link to another page. */
  onLeave: () => void
}

/**
 * Lists the filters of an agent (a saved search) that is compared with an item. Beside each filter is the
 * value of the item. The filters that the item does not meet come first (W11).
 */
export function ConditionList({ conditions, searchHref, onLeave }: ConditionListProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const failing = conditions.filter(({ isMet }) => isMet === false)
  const others = conditions.filter(({ isMet }) => isMet !== false)
  if (conditions.length === 0) return <p>{formatMessage(messages.everything)}</p>
  return (
    <section className={css.parts}>
      <h3 className={css.heading}>{formatMessage(messages.conditions)}</h3>
      <ul className={css.conditions}>
        {[...failing, ...others].map((condition) => {
          const state = stateOf(condition)
          const filter = conditionName(intl, condition)
          return (
            <li key={`${condition.name} ${filter}`} className={css.condition}>
              <span className={css.sign} data-state={state}>
                <Icon icon={signs[state].icon} size={18} label={formatMessage(signs[state].label)} />
              </span>
              <div>
                <p className={css.name}>{filter}</p>
                <dl className={css.values}>
                  <div>
                    <dt className={css.term}>{formatMessage(messages.asked)}</dt>
                    <dd>{askedText(intl, condition)}</dd>
                  </div>
                  <div>
                    <dt className={css.term}>{formatMessage(messages.has)}</dt>
                    <dd>{foundText(intl, condition)}</dd>
                  </div>
                </dl>
                {state === 'notMet' && searchHref !== null && (
                  <p className={css.way}>
                    <Link href={searchHref} onPress={onLeave}>
                      {formatMessage(messages.change, { filter })}
                    </Link>
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
