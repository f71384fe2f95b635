import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { Card } from '@spadestik/ui/Card'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { FileImage } from '@spadestik/ui/FileImage'
import { ScrollStrip } from '@spadestik/ui/ScrollStrip'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { Newspaper } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Resource } from '../resources/Resource'
import { small } from '../styles/text.css'
import { useArticles } from '../api/articles'
import { WebLink } from '../item/facts/WebLink'
import { messages } from './ArticleStrip.messages'
import * as css from './ArticleStrip.css'

/** @unit px */
const articleWidth = 260

function ArticleCard({ article }: { article: Schemas['Article'] }) {
  const { title, created, hostName, coverImage, link } = article
  return (
    <article className={css.article}>
      <FileImage src={coverImage?.link ?? null} alt="" shape="3x1" />
      <div className={css.words}>
        <h3 className={css.title}>{link === null ? title : <WebLink link={link}>{title}</WebLink>}</h3>
        <p className={small}>{[formatDate(created), hostName].filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  )
}

/**
 * Articles about the projects on the user's lists, in a strip that scrolls by dragging, swiping and buttons
 * (D02).
 */
export function ArticleStrip() {
  const { formatMessage } = useIntl()
  const articles = useArticles()
  const title = formatMessage(messages.title)
  const isStrip = articles.error === undefined && articles.data?.length !== 0
  return (
    <Card title={title} isTitleOutside isBare={isStrip}>
      <Resource
        resource={articles}
        placeholder={
          <div aria-busy>
            <Skeleton shape="block" lineHeight={190} />
          </div>
        }
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={Newspaper} headingLevel={3} title={formatMessage(messages.none)}>
              {formatMessage(messages.noneText)}
            </EmptyState>
          ) : (
            <ScrollStrip
              label={title}
              paddleDistance={limits.paddleScrollPx}
              itemWidth={articleWidth}
              items={all.map((article) => ({
                id: article.id,
                content: <ArticleCard article={article} />,
              }))}
            />
          )
        }
      </Resource>
    </Card>
  )
}
