import { limits } from '@spadestik/domain/limits'
import { Card } from '@spadestik/ui/Card'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { Frame } from '../../frame/Frame'
import { PageHead } from '../../frame/PageHead'
import { NotFound } from './NotFound'
import type { InfoTopic } from '../../routing/paths'
import { BookDemoSection } from '../../bookDemo/BookDemoSection'
import { messages } from './Info.messages'
import * as css from './Info.css'

interface Topic {
  readonly points: readonly (keyof typeof messages)[]
  readonly invitesToDemo: boolean
}

const infoTopics: Readonly<Record<InfoTopic, Topic>> = {
  benefits: { points: ['benefitsSearch', 'benefitsAlerts', 'benefitsShare'], invitesToDemo: true },
  prices: { points: ['pricesComplete', 'pricesProjects', 'pricesBasic'], invitesToDemo: true },
  about: { points: ['aboutFor', 'aboutSources', 'aboutTips'], invitesToDemo: false },
  cookies: { points: ['cookiesSession', 'cookiesStorage', 'cookiesOthers'], invitesToDemo: false },
  terms: { points: ['termsPersonal', 'termsData', 'termsEnd'], invitesToDemo: false },
}

const lifetimes = {
  days: limits.rememberedSessionHours / 24,
  visitorDays: limits.limitedSessionHours / 24,
}

function isTopic(name: string): name is InfoTopic {
  return Object.hasOwn(infoTopics, name)
}

/** The public pages: benefits, prices, about, cookies and terms (F01). */
export function InfoPage(): ReactNode {
  const { formatMessage } = useIntl()
  const { topic = '' } = useParams()
  if (!isTopic(topic)) return <NotFound />
  const { points, invitesToDemo } = infoTopics[topic]
  const name = formatMessage(messages[`${topic}Title`])
  return (
    <Frame title={name} width="page">
      <article className={css.page}>
        <PageHead title={name} lead={formatMessage(messages[`${topic}Lead`])} />
        <Card>
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point}>{formatMessage(messages[point], lifetimes)}</li>
            ))}
          </ul>
        </Card>
        {invitesToDemo && <BookDemoSection />}
      </article>
    </Frame>
  )
}
