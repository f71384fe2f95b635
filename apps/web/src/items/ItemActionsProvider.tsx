import { limits } from '@spadestik/domain/limits'
import { listsHolding } from '@spadestik/domain/lists'
import { isShared } from '@spadestik/domain/sharing'
import { may } from '@spadestik/domain/access'
import { AddToListModal } from '@spadestik/ui/AddToListModal'
import { Modal } from '@spadestik/ui/Modal'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLists } from '../data/useLists'
import { useCaller } from '../session/SessionContext'
import type { ItemActions, NamedItem } from './ItemActionsContext'
import { ItemActionsContext } from './ItemActionsContext'
import { messages } from './Items.messages'
import { useAddToList } from './useAddToList'

type OpenDialog =
  | { readonly kind: 'addToList'; readonly item: NamedItem }
  | { readonly kind: 'paywall' }
  | null

/** Gives rows and pages what can be done with an item, and shows the dialogs for it. */
export function ItemActionsProvider({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { data: lists = [] } = useLists()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const item = dialog?.kind === 'addToList' ? dialog.item : null
  const adding = useAddToList(item, () => setDialog(null))

  const actions: ItemActions = {
    isOnList: (one) => listsHolding(lists, one).length > 0,
    isShared: (one) => listsHolding(lists, one).some(isShared),
    openAddToList: (one) => {
      const action = one.type === 'company' ? 'addCompanyToList' : 'changeLists'
      setDialog(may(caller, action) ? { kind: 'addToList', item: one } : { kind: 'paywall' })
    },
    openPaywall: () => setDialog({ kind: 'paywall' }),
  }

  return (
    <ItemActionsContext value={actions}>
      {children}
      <AddToListModal
        isOpen={item !== null}
        item={item}
        onClose={adding.close}
        lists={adding.choices}
        chosenListId={adding.chosenId}
        onChosenListIdChange={adding.choose}
        onCreateList={adding.createNamed}
        listNameMaxLength={limits.nameMaxLength}
        onSubmit={(listId) => void adding.submit(listId)}
        isSubmitting={adding.isSubmitting}
        savedNames={adding.savedNames}
        errorMessage={adding.problem === null ? undefined : formatMessage(messages.listFailed)}
      />
      <Modal
        isOpen={dialog?.kind === 'paywall'}
        onClose={() => setDialog(null)}
        data={dialog?.kind === 'paywall' ? true : null}
        title={formatMessage(messages.paywallTitle)}
        cancelLabel={formatMessage(messages.close)}
        size="small"
      >
        {() => <p>{formatMessage(messages.paywallText)}</p>}
      </Modal>
    </ItemActionsContext>
  )
}
