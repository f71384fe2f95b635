import { ApiProblem } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { Button } from '@spadestik/ui/Button'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { ArrowLeft, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Fetched } from '../api/cache/useResource'
import type { PrintableItem } from '../api/items'
import { Frame } from '../frame/Frame'
import { ItemProblem } from '../item/page/ItemProblem'
import { useProblemTitle } from '../resources/Resource'
import { together } from '../resources/together'
import { paths } from '../routing/paths'
import { useCaller } from '../session/SessionContext'
import { small } from '../styles/text.css'
import { messages } from './Print.messages'
import * as css from './PrintFrame.css'
import { knownOr } from '../api/cache/knownOr'

interface PrintFrameProps<Type extends 'project' | 'procurement'> {
  type: Type
  ids: readonly number[]
  printable: Fetched<readonly PrintableItem<Type>[]>
  /** The requests for names that the printed pages need, such as the names of phases. */
  words: readonly Fetched<unknown>[]
  children: (printable: PrintableItem<Type>, isOneOfSeveral: boolean) => ReactNode
}

/** The frame of a print page, with a toolbar that is not printed (R08, X01). */
export function PrintFrame<Type extends 'project' | 'procurement'>(props: PrintFrameProps<Type>) {
  const { type, ids, printable, words, children } = props
  const { formatMessage } = useIntl()
  const titleOf = useProblemTitle()
  const mayPrint = may(useCaller(), 'print')
  const all = together(printable, ...words)
  const refusal = mayPrint ? all.error : new ApiProblem('forbidden', 403, null)
  const [id = 0] = ids
  const isOne = ids.length < 2
  const items = knownOr(printable.data, [])
  const name = isOne ? items[0]?.item.name : formatMessage(messages.several, { type, count: items.length })
  if (refusal !== undefined) {
    return (
      <Frame title={name ?? titleOf(refusal)}>
        <ItemProblem type={type} problem={refusal} onRetry={all.mutate} />
      </Frame>
    )
  }
  const isComplete = all.data !== undefined
  const missing = isComplete ? ids.length - items.length : 0
  return (
    <Frame title={isComplete && name !== undefined ? name : formatMessage(messages.loading)}>
      <div className={css.toolbar} role="toolbar" aria-label={formatMessage(messages.toolbar)}>
        <LinkButton href={isOne ? paths[type](id) : paths.resumedSearch} icon={ArrowLeft} variant="quiet">
          {formatMessage(isOne ? messages.back : messages.backToSearch)}
        </LinkButton>
        {isComplete && (
          <Button icon={Printer} onPress={() => window.print()}>
            {formatMessage(messages.print)}
          </Button>
        )}
      </div>
      {missing > 0 && (
        <p className={css.missing}>
          <span className={small}>{formatMessage(messages.missing, { count: missing })}</span>
        </p>
      )}
      {isComplete ? (
        items.map((item) => children(item, items.length > 1))
      ) : (
        <div className={css.loading} aria-busy>
          <p>{formatMessage(messages.loading)}</p>
          <Skeleton lines={8} lineHeight={28} />
        </div>
      )}
    </Frame>
  )
}
