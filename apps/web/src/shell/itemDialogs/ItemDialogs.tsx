import type { ComponentProps } from 'react'
import { useHiddenItems } from '../../api/hiddenItems'
import { useLists } from '../../api/lists'
import { useColleagues } from '../../api/people'
import { DialogData } from '../../resources/DialogData'
import { lazyPart } from '../../loading/lazyPart'
import { HideDialog } from '../../hiddenItems/HideDialog'
import { UnhideDialog } from '../../hiddenItems/UnhideDialog'
import { AddToListDialog } from '../../lists/AddToListDialog'
import { ListRemoveDialog } from '../../lists/ListRemoveDialog'
import { NoteDeleteDialog } from '../../item/notes/NoteDeleteDialog'
import { NoteDialog } from '../../item/notes/NoteDialog'
import { PaywallDialog } from '../../item/paywall/PaywallDialog'
import { TipDialog } from '../../item/tips/TipDialog'
import { CopyByHandDialog } from './CopyByHandDialog'
import type { OpenDialog } from './OpenDialog'

const ExplanationDialog = lazyPart(
  async () => (await import('../../agents/explanation/ExplanationDialog')).ExplanationDialog,
)

const NarrowDialog = lazyPart(async () => (await import('../../agents/narrowing/NarrowDialog')).NarrowDialog)

/**
 * Returns the dialog that opens after the user has followed a link in an e-mail of an agent (a saved search)
 * and hidden the item. The dialog proposes filters with which the agent no longer finds the item. Returns
 * null for companies, and if no e-mail led the user to the item.
 */
function afterHiding({ item: { type, id }, agentId }: OpenDialog & { kind: 'hide' }): OpenDialog | null {
  if (type === 'company' || agentId === null) return null
  return { kind: 'narrow', item: { type, id, agentId } }
}

interface ItemDialogsProps {
  dialog: OpenDialog
  onClose: () => void
  onLead: (dialog: OpenDialog) => void
}

/** Returns what a dialog must know before it opens, such as the users from whom an item is hidden. */
function useNeeds(): (kind: OpenDialog['kind']) => ComponentProps<typeof DialogData>['resources'] {
  const lists = useLists()
  const hidden = useHiddenItems()
  const colleagues = useColleagues()
  return (kind) => {
    switch (kind) {
      case 'addToList':
      case 'removeFromLists':
        return [lists]
      case 'hide':
        return [hidden, colleagues]
      case 'unhide':
        return [hidden]
      case 'note':
      case 'narrow':
        return [colleagues]
      case 'deleteNote':
      case 'explain':
      case 'tip':
      case 'copyByHand':
      case 'paywall':
        return []
    }
  }
}

export function ItemDialogs(props: ItemDialogsProps) {
  const needs = useNeeds()(props.dialog.kind)
  return (
    <DialogData resources={needs} onClose={props.onClose}>
      <KnownDialog {...props} />
    </DialogData>
  )
}

function KnownDialog({ dialog, onClose, onLead }: ItemDialogsProps) {
  switch (dialog.kind) {
    case 'addToList':
      return (
        <AddToListDialog
          item={dialog.item}
          onClose={onClose}
          onRemove={() => onLead({ kind: 'removeFromLists', item: dialog.item })}
        />
      )
    case 'removeFromLists':
      return <ListRemoveDialog item={dialog.item} onClose={onClose} />
    case 'hide':
      return (
        <HideDialog
          item={dialog.item}
          onClose={onClose}
          onHidden={() => {
            const next = afterHiding(dialog)
            if (next === null) onClose()
            else onLead(next)
          }}
          onUnhide={() => onLead({ kind: 'unhide', item: dialog.item })}
        />
      )
    case 'narrow':
      return <NarrowDialog item={dialog.item} onClose={onClose} />
    case 'unhide':
      return <UnhideDialog item={dialog.item} onClose={onClose} />
    case 'note':
      return <NoteDialog item={dialog.item} note={dialog.note} onClose={onClose} />
    case 'deleteNote':
      return <NoteDeleteDialog item={dialog.item} note={dialog.note} onClose={onClose} />
    case 'explain':
      return <ExplanationDialog item={dialog.item} agentId={dialog.agentId} onClose={onClose} />
    case 'tip':
      return <TipDialog target={dialog.target} onClose={onClose} />
    case 'copyByHand':
      return <CopyByHandDialog link={dialog.link} onClose={onClose} />
    case 'paywall':
      return <PaywallDialog action={dialog.action} onClose={onClose} />
  }
}
