import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { Badge } from '@spadestik/ui/Badge'
import { FileImage } from '@spadestik/ui/FileImage'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as text from '../../styles/text.css'
import * as pageCss from '../ItemPage.css'
import { messages } from '../ItemPage.messages'
import { messages as ownMessages } from './Company.messages'
import { useListActions } from '../ItemActionsContext'
import { ItemIconBar } from '../actions/ItemIconBar'
import { useAskedDialog } from '../actions/useAskedDialog'
import { messages as itemMessages } from '../Items.messages'
import * as css from './CompanyPage.css'

/** Logo, name, star and key facts of a company (C01). */
export function CompanyHead({ company, strip }: { company: Schemas['Company']; strip: ReactNode }) {
  const { formatMessage } = useIntl()
  const { isShared } = useListActions()
  const { id, companyName: name, file, description } = company
  const item = { type: 'company', id, name } as const
  useAskedDialog(item)
  return (
    <header className={pageCss.head}>
      <div className={css.identity}>
        <div className={css.logo}>
          <FileImage
            src={file?.link ?? null}
            alt={file === null ? '' : formatMessage(ownMessages.logo, { name })}
            shape="1x1"
            isContained
          />
        </div>
        <div className={css.names}>
          <div className={pageCss.kicker}>
            {formatMessage(messages.kicker, {
              type: formatMessage(itemMessages.company),
              id: String(id),
              day: formatDate(company.lastUpdateDate),
            })}
            {isShared(item) && <Badge tone="shared">{formatMessage(itemMessages.shared)}</Badge>}
          </div>
          <h1 className={text.title} dir="auto">
            {name}
          </h1>
        </div>
        <ItemIconBar item={item} variant="labelled" />
      </div>
      <div className={pageCss.strip}>{strip}</div>
      {description !== null && (
        <p className={text.lead} dir="auto">
          {description}
        </p>
      )}
    </header>
  )
}
