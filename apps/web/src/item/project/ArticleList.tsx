import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { newestFirst } from '@spadestik/domain/updates'
import { useIntl } from 'react-intl'
import { small, soft } from '../../styles/text.css'
import * as css from './ArticleList.css'
import { messages } from '../ItemPage.messages'
import { WebLink } from '../facts/WebLink'

/** The articles about a project, newest first (P03). */
export function ArticleList({ articles }: { articles: readonly Schemas['Article'][] }) {
  const { formatMessage } = useIntl()
  if (articles.length === 0) return <p className={soft}>{formatMessage(messages.noArticles)}</p>
  return (
    <ul className={css.articles}>
      {newestFirst(articles).map(({ id, title, created, hostName, link }) => (
        <li key={id} className={css.article}>
          {link === null ? title : <WebLink link={link}>{title}</WebLink>}
          <p className={small}>{[formatDate(created), hostName].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  )
}
