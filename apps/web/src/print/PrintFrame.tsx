import { ApiProblem } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import type { ItemType } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { ArrowLeft, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Frame } from '../frame/Frame'
import { ItemProblem } from '../item/page/ItemProblem'
import { useCaller } from '../session/SessionContext'
import { messages } from './Print.messages'
import * as css from './PrintFrame.css'

interface PrintFrameProps {
  type: ItemType
  /** The name of the item; undefined while it is loading. */
  name: string | undefined
  /** The path of the item's page. */
  itemHref: string
  problem: ApiProblem | undefined
  onRetry: () => unknown
  /** The printed sheets; null while they are loading. */
  children: ReactNode
}

/**
 * The toolbar above the printed sheets, with a link back and a print button. It is hidden on paper (R08,
 * X01).
 */
export function PrintFrame({ type, name, itemHref, problem, onRetry, children }: PrintFrameProps) {
  const { formatMessage } = useIntl()
  const mayPrint = may(useCaller(), 'print')
  const refusal = mayPrint ? problem : new ApiProblem('forbidden', 403, null)
  if (refusal !== undefined) {
    return (
      <Frame title={name ?? ''} width="page">
        <ItemProblem type={type} problem={refusal} onRetry={onRetry} />
      </Frame>
    )
  }
  return (
    <Frame title={name ?? formatMessage(messages.loading)} width="page">
      <div className={css.toolbar} role="toolbar" aria-label={formatMessage(messages.toolbar)}>
        <LinkButton href={itemHref} icon={ArrowLeft} variant="quiet">
          {formatMessage(messages.back)}
        </LinkButton>
        {children !== null && (
          <Button icon={Printer} onPress={() => window.print()}>
            {formatMessage(messages.print)}
          </Button>
        )}
      </div>
      {children ?? (
        <div className={css.loading} aria-busy>
          <p>{formatMessage(messages.loading)}</p>
          <Skeleton lines={8} lineHeight={28} />
        </div>
      )}
    </Frame>
  )
}
