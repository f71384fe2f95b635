import type { Schemas } from '@spadestik/api-client'
import type { Action, Caller } from '@spadestik/domain/access'
import { may } from '@spadestik/domain/access'
import { entryHiding } from '@spadestik/domain/hiddenItems'
import { listsHolding } from '@spadestik/domain/lists'
import { isShared } from '@spadestik/domain/sharing'
import { useStableHandler } from '@spadestik/ui/useStableHandler'
import type { ReactNode } from 'react'
import { Suspense, useMemo, useState } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { knownOr } from '../../api/cache/knownOr'
import { lazyPart } from '../../loading/lazyPart'
import { focusOrigin, keepFocus } from '../../routing/keepFocus'
import { paths } from '../../routing/paths'
import { placeOf } from '../../routing/placeOf'
import { useHiddenItems } from '../../api/hiddenItems'
import { useLists } from '../../api/lists'
import type { PaywalledAction } from '../../item/paywall/PaywalledAction'
import { useCaller, useSession } from '../../session/SessionContext'
import type { ItemActions } from '../../item/ItemActionsContext'
import { ItemActionsContext } from '../../item/ItemActionsContext'
import type { OpenDialog } from './OpenDialog'

const loadItemDialogs = async () => (await import('./ItemDialogs')).ItemDialogs
const ItemDialogs = lazyPart(loadItemDialogs)

// Ignore a failure, for example without a connection. Opening a dialog loads the code again.
const prefetchDialogs = () => void loadItemDialogs().catch(() => {})

/**
 * The same empty array for every render. Otherwise the actions would be created again while data is loading.
 */
const none: readonly never[] = []

interface Known {
  readonly caller: Caller
  readonly ownId: number
  readonly lists: readonly Schemas['List'][]
  readonly areListsUnknown: boolean
  readonly hidden: readonly Schemas['HiddenItem'][]
  readonly open: (dialog: OpenDialog) => void
  readonly navigate: NavigateFunction
}

function actionsOf({ caller, ownId, lists, areListsUnknown, hidden, open, navigate }: Known): ItemActions {
  const openPaywallFor = (action: PaywalledAction) => open({ kind: 'paywall', action })
  const openIf = (action: Action & PaywalledAction, wanted: OpenDialog) => {
    if (may(caller, action)) open(wanted)
    else openPaywallFor(action)
  }
  return {
    lists: {
      isOnList: (item) => (areListsUnknown ? undefined : listsHolding(lists, item).length > 0),
      isShared: (item) => listsHolding(lists, item).some(isShared),
      openAddToList: (item) =>
        openIf(item.type === 'company' ? 'addCompanyToList' : 'changeLists', { kind: 'addToList', item }),
      openListRemove: (item) => openIf('changeLists', { kind: 'removeFromLists', item }),
    },
    hiding: {
      isHidden: ({ type, id }) => type !== 'company' && entryHiding(hidden, { type, id }, ownId) !== null,
      openHide: (item, agentId) => openIf('hideItem', { kind: 'hide', item, agentId: agentId ?? null }),
      openUnhide: (item) => openIf('hideItem', { kind: 'unhide', item }),
    },
    notes: {
      openNote: (item, note) => openIf('writeNote', { kind: 'note', item, note: note ?? null }),
      openNoteDelete: (item, note) => openIf('writeNote', { kind: 'deleteNote', item, note }),
    },
    paywall: { openPaywall: () => open({ kind: 'paywall', action: null }), openPaywallFor },
    openTip: (target) => openIf('sendTip', { kind: 'tip', target }),
    openExplanation: (item, agentId) => open({ kind: 'explain', item, agentId: agentId ?? null }),
    sharing: {
      openCopyByHand: (link) => open({ kind: 'copyByHand', link }),
      print: ({ type, id }) => {
        if (!may(caller, 'print')) openPaywallFor('print')
        else if (type !== 'company') void navigate(paths.print(type, [id]))
      },
    },
    prefetchDialogs,
  }
}

/** Provides the actions on items and shows their dialogs (I01). */
export function ItemActionsProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const caller = useCaller()
  const { data: fetched, isLoading: isLoadingLists, error: listsError } = useLists()
  const { data: hiddenIfKnown } = useHiddenItems()
  const hidden = knownOr(hiddenIfKnown, none)
  const areListsUnknown = isLoadingLists || listsError !== undefined
  const { state } = useSession()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const place = placeOf(useLocation().pathname)
  const [opened, setOpened] = useState<{ dialog: OpenDialog; place: string } | null>(null)
  // A dialog belongs to the page on which it was opened, so that nothing is saved to an item of another page.
  const dialog = opened?.place === place ? opened.dialog : null
  const setDialog = (wanted: OpenDialog | null) => setOpened(wanted && { dialog: wanted, place })
  const [origin, setOrigin] = useState<Element | null>(null)

  const close = () => {
    setDialog(null)
    keepFocus(origin)
  }
  const open = useStableHandler((wanted: OpenDialog) => {
    setOrigin(focusOrigin())
    setDialog(wanted)
  })
  const lists = knownOr(fetched, none)
  const actions = useMemo(
    () => actionsOf({ caller, ownId, lists, areListsUnknown, hidden, open, navigate }),
    [caller, ownId, lists, areListsUnknown, hidden, open, navigate],
  )

  return (
    <ItemActionsContext value={actions}>
      {children}
      <Suspense>
        {dialog !== null && (
          <ItemDialogs key={dialog.kind} dialog={dialog} onClose={close} onLead={setDialog} />
        )}
      </Suspense>
    </ItemActionsContext>
  )
}
